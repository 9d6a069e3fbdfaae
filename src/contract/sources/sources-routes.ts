import { defineRoutes } from '../route.ts';
import {
  SOURCE_EVENT_DESCRIPTION,
  SourceAddressBody,
  SourceBody,
  SourceChange,
  SourceCheck,
  SourceEventParams,
  SourceEventReceived,
  SourceList,
  SourceNames,
  SourceParams,
  SourceRemoval,
} from './accounts.ts';
import { AccountChoice, ConsentAnswer, ConsentBody, GrantedAccounts, StartedConsent } from './consents.ts';
import { ForgottenMapping, Inspection } from './file-mapping.ts';
import {
  QuarantinedRowAssigned,
  QuarantinedRowBody,
  QuarantinedRowList,
  QuarantinedRowParams,
  QuarantinedRowQuery,
} from './quarantined-rows.ts';
import { ImportQuery, ImportResult, InspectQuery, MappingParams } from './review-files.ts';
import { SyncStatus } from './sync.ts';

export const sourcesRoutes = {
  ...defineRoutes('Sources', {
    'GET /sources': {
      permission: 'sources:manage',
      summary: 'The accounts from which reviews are read',
      response: SourceList,
    },
    'GET /sources/names': {
      permission: 'reviews:read',
      summary: 'The accounts and imports that reviews come from',
      response: SourceNames,
    },
    'POST /sources': {
      permission: 'sources:manage',
      summary: 'Connect an account',
      description: 'Its settings are checked first. The first sync starts at once.',
      body: SourceBody,
      response: SourceList,
      errors: [409],
    },
    'PATCH /sources/:id': {
      permission: 'sources:manage',
      summary: 'Rename, pause or resume an account, or replace its settings',
      description: 'Settings are checked first, and must be those of the same account.',
      params: SourceParams,
      body: SourceChange,
      response: SourceList,
      errors: [409],
    },
    'DELETE /sources/:id': {
      permission: 'sources:manage',
      reauthenticate: true,
      summary: 'Disconnect an account',
      params: SourceParams,
      query: SourceRemoval,
      response: SourceList,
      errors: [409],
    },
    'POST /sources/consents': {
      permission: 'sources:manage',
      refusesTokens: true,
      summary: 'Begin a consent on a page of the source',
      description: 'For kinds with `consent`. The browser must return with the answer in the same session.',
      body: ConsentBody,
      response: StartedConsent,
    },
    'POST /sources/:id/consents': {
      permission: 'sources:manage',
      refusesTokens: true,
      summary: 'Begin another consent for a connected account',
      params: SourceParams,
      response: StartedConsent,
      errors: [409],
    },
    'POST /sources/consents/accept': {
      permission: 'sources:manage',
      refusesTokens: true,
      summary: 'Send the answer with which the browser returned from the source',
      description: 'Works once, and only in the session in which the consent began.',
      body: ConsentAnswer,
      bodyLimit: 100_000,
      response: GrantedAccounts,
      errors: [409],
    },
    'POST /sources/consents/connect': {
      permission: 'sources:manage',
      refusesTokens: true,
      summary: 'Connect one of the accounts to which access was granted',
      body: AccountChoice,
      bodyLimit: 100_000,
      response: SourceList,
      errors: [409],
    },
    'POST /sources/:id/check': {
      permission: 'sources:manage',
      summary: 'Check the stored settings of an account',
      params: SourceParams,
      response: SourceCheck,
    },
    'POST /sources/:id/address': {
      permission: 'sources:manage',
      summary: 'Create a new address that the source of an account calls',
      description: 'The old address stops working immediately.',
      params: SourceParams,
      body: SourceAddressBody,
      isBodyOptional: true,
      response: SourceList,
      errors: [409],
    },
    'DELETE /sources/:id/address': {
      permission: 'sources:manage',
      summary: 'Remove the address that the source of an account calls',
      params: SourceParams,
      response: SourceList,
      errors: [409],
    },
    'POST /sources/:id/events/:token': {
      permission: 'public',
      isFromSystem: true,
      concurrency: 'unlimited',
      summary: 'Report changes at a source',
      description: SOURCE_EVENT_DESCRIPTION,
      params: SourceEventParams,
      response: SourceEventReceived,
      errors: [401, 413, 429],
    },
  }),
  ...defineRoutes('Sync', {
    'GET /sync': {
      permission: 'reviews:read',
      summary: 'The running sync and the last one',
      description: 'Accounts that are limited to some properties do not see the counts of syncs, or backups.',
      response: SyncStatus,
    },
    'POST /sync': {
      permission: 'syncs:manage',
      summary: 'Start a sync now',
      description: 'Joins one that is queued or running.',
      response: SyncStatus,
      status: 202,
    },
    'GET /sync/quarantined': {
      permission: 'syncs:manage',
      summary: 'Quarantined rows of all sources',
      description:
        'Reviews of unknown listings and rows that could not be parsed, as their source sent them.',
      query: QuarantinedRowQuery,
      response: QuarantinedRowList,
    },
    'PUT /sync/quarantined/:key': {
      permission: 'syncs:manage',
      summary: 'Assign a quarantined review to a listing',
      description:
        'Imports every quarantined review of the same upstream listing, now and at every later sync.',
      params: QuarantinedRowParams,
      body: QuarantinedRowBody,
      response: QuarantinedRowAssigned,
      errors: [409],
    },
  }),
  ...defineRoutes('Reviews', {
    'POST /reviews/import': {
      permission: 'reviews:import',
      isUpload: true,
      summary: 'Import the reviews of a file',
      description:
        'The body is the file, of any content type. It is stored in batches of up to 1,000 rows, each completely or not at all; importing the same file again adds the rest. When the client disconnects, the import ends after the batch that is being stored.',
      query: ImportQuery,
      response: ImportResult,
      errors: [404, 409, 413],
    },
    'POST /reviews/import/inspect': {
      permission: 'reviews:import',
      isUpload: true,
      summary: 'Recognize a file by its beginning',
      description:
        'The body is the file or its beginning; one megabyte is read. Returns its columns, the mapping that an import would use or a guess, and the first rows as they would be stored. Changes nothing.',
      query: InspectQuery,
      response: Inspection,
    },
    'DELETE /reviews/import/mappings/:id': {
      permission: 'reviews:import',
      summary: 'Delete a remembered mapping',
      params: MappingParams,
      response: ForgottenMapping,
    },
  }),
};
