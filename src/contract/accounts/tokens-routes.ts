import { defineRoutes } from '../route.ts';
import { ApiTokenBody, ApiTokenList, ApiTokenParams, CreatedToken } from './api-tokens.ts';

export const tokensRoutes = defineRoutes({
  'GET /tokens': {
    permission: 'tokens:manage',
    summary: 'Your API tokens, newest first',
    description: 'An admin sees everyone’s.',
    tag: 'API tokens',
    response: ApiTokenList,
  },
  'POST /tokens': {
    permission: 'tokens:manage',
    reauthenticate: true,
    summary: 'Create an API token of yours',
    description:
      'It may do what its role may, and never more than you may at that moment: it stops working when you are deactivated.',
    tag: 'API tokens',
    body: ApiTokenBody,
    response: CreatedToken,
    errors: [409],
  },
  'DELETE /tokens/:id': {
    permission: 'tokens:manage',
    summary: 'Revoke an API token',
    description:
      'It stops working at once. An admin may revoke everyone’s. Returns the tokens that are left.',
    tag: 'API tokens',
    params: ApiTokenParams,
    response: ApiTokenList,
    errors: [404],
  },
});
