export { InvitePage } from './invite-page.tsx';
export { ResetPage } from './reset-page.tsx';
