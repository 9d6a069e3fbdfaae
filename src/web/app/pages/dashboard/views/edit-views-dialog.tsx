import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { View, ViewChange } from '#contract/reviews/views.ts';
import { MAX_VIEW_NAME } from '#domain/reviews/view.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Button, ButtonLink, IconButton } from '#web/app/controls/button.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import field from '#web/app/controls/field.module.css';
import { Checkbox } from '#web/app/controls/field.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { viewsCopy } from './copy.ts';
import { VIEWS, type ViewDialogProps } from './use-views.ts';
import { viewContent } from './view-search.ts';

/** Chooses the default view; renames, orders, shares, replaces and deletes one's own. */
export function EditViewsDialog({ search, views, onClose }: ViewDialogProps) {
  const add = useSend('POST /views', { updates: VIEWS, onSuccess: () => setRemoved(null) });
  const edit = useSend('PATCH /views/:id', { updates: VIEWS });
  const drop = useSend('DELETE /views/:id', { updates: VIEWS });
  const change = ({ id }: View, body: ViewChange) => edit.mutate({ params: { id }, body });
  const [removed, setRemoved] = useState<View | null>(null);
  const own = views.filter(({ isMine }) => isMine);
  const chosen = views.find(({ isDefault }) => isDefault);
  const setDefault = (id: string | undefined) => {
    const view = views.find((each) => each.id === (id ?? chosen?.id));
    if (view) change(view, { isDefault: id !== undefined });
  };
  const restore = ({ name, filter, sortBy, sortOrder, isShared, isDefault }: View) =>
    add.mutate({ body: { name, filter, sortBy, sortOrder, isShared, isDefault } });
  return (
    <Dialog title={viewsCopy.editTitle} className="dialog-wide" onClose={onClose}>
      <Select
        label={viewsCopy.startWith}
        none={viewsCopy.noDefault}
        options={views.filter(({ id }) => id !== 'all').map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id}
        onChange={setDefault}
      />
      <Failure error={add.error ?? edit.error ?? drop.error} text={viewsCopy.changeFailed} />
      {own.length === 0 && <p className="note">{viewsCopy.none}</p>}
      <ul className="stack">
        {own.map((view, index) => (
          <OwnView
            key={view.id}
            view={view}
            isFirst={index === 0}
            isLast={index === own.length - 1}
            onChange={(changed) => change(view, changed)}
            onMove={(by) => change(view, { position: index + by })}
            onReplace={() => change(view, viewContent(search))}
            onRemove={() => drop.mutate({ params: { id: view.id } }, { onSuccess: () => setRemoved(view) })}
          />
        ))}
      </ul>
      <div role="status">
        {removed && (
          <p className="row">
            {viewsCopy.removed(removed.name)}
            <Button size="small" onClick={() => restore(removed)}>
              {viewsCopy.undo}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface OwnViewProps {
  view: View;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Pick<ViewChange, 'name' | 'isShared'>) => void;
  /** @param by -1 or 1 */
  onMove: (by: number) => void;
  onReplace: () => void;
  onRemove: () => void;
}

function OwnView({ view, isFirst, isLast, onChange, onMove, onReplace, onRemove }: OwnViewProps) {
  const canMakeRules = useCan('rules:manage');
  const [name, setName] = useState(view.name);
  const isRenamed = name.trim() !== '' && name.trim() !== view.name;
  return (
    <li className="stack-small">
      <form
        className="split"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRenamed) onChange({ name });
        }}
      >
        <input
          className={field.input}
          aria-label={viewsCopy.nameOf(view.name)}
          value={name}
          maxLength={MAX_VIEW_NAME}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {isRenamed && (
          <Button type="submit" size="small" aria-label={viewsCopy.rename(view.name)}>
            {viewsCopy.renameShort}
          </Button>
        )}
      </form>
      <div className="row">
        <Button
          size="icon"
          aria-label={viewsCopy.up(view.name)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp />
        </Button>
        <Button
          size="icon"
          aria-label={viewsCopy.down(view.name)}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown />
        </Button>
        <Button size="small" aria-label={viewsCopy.replace(view.name)} onClick={onReplace}>
          {viewsCopy.replaceShort}
        </Button>
        {canMakeRules && (
          <ButtonLink
            size="small"
            aria-label={viewsCopy.ruleOf(view.name)}
            href={`${pages.settingsSection('rules')}?view=${view.id}`}
          >
            {viewsCopy.ruleShort}
          </ButtonLink>
        )}
        <Checkbox
          name={viewsCopy.shareOf(view.name)}
          label={viewsCopy.shareShort}
          value={view.isShared}
          onChange={(isShared) => onChange({ isShared })}
        />
        <IconButton aria-label={viewsCopy.remove(view.name)} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
