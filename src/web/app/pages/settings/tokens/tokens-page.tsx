import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#contract/accounts/api-tokens.ts';
import { API_ROOT, DOCS_PATH } from '#contract/paths.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { tokensCopy as copy, newTokenCopy } from './copy.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenItem } from './token-item.tsx';
import { tokensQuery, useRevokeToken } from './use-tokens.ts';

/** One's own API tokens; an admin sees everyone's. */
export function TokensPage() {
  const { client } = useAppContext();
  const user = useQuery(sessionQuery(client)).data?.user;
  const list = useQuery(tokensQuery(client));
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const revoke = useRevokeToken();
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p className="row">
          <Button look="primary" onClick={() => setCreating(true)}>
            {newTokenCopy.open}
          </Button>
          <a href={API_ROOT + DOCS_PATH}>{copy.documentation}</a>
          <span role="status">{revoke.isSuccess && copy.revoked}</span>
        </p>
        {revoke.error && <FailureAlert message={messageOr(revoke.error, copy.revokeFailed)} />}
        <Loaded query={list} copy={copy}>
          {({ tokens }) =>
            tokens.length === 0 ? (
              <p className="note">{copy.none}</p>
            ) : (
              <ul className="entries">
                {tokens.map((token) => (
                  <TokenItem
                    key={token.id}
                    token={token}
                    isOwn={token.owner === user?.username}
                    now={new Date(list.dataUpdatedAt)}
                    onRevoke={() => setRevoked(token)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {isCreating && user && <NewTokenDialog ownRole={user.role} onClose={() => setCreating(false)} />}
      {revoked && (
        <Dialog title={copy.revokeTitle(revoked.name)} onClose={() => setRevoked(null)}>
          <p>{copy.revokeText}</p>
          <p className="row">
            <Button onClick={closeDialog}>{copy.cancel}</Button>
            <Button
              look="primary"
              onClick={(event) => {
                revoke.mutate(revoked.id);
                closeDialog(event);
              }}
            >
              {copy.revoke}
            </Button>
          </p>
        </Dialog>
      )}
    </SettingsLayout>
  );
}
