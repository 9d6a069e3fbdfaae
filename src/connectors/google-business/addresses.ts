/** The address of reviews. Any other one has all of Google's services below it, as the simulator does. */
export const GOOGLE_BUSINESS_URL = 'https://mybusiness.googleapis.com';

/** Where the services are that a Business Profile needs. Each has a host of its own. */
export function addressesOf(url: string) {
  const base = url.replace(/\/+$/, '');
  const at = (host: string) => (base === GOOGLE_BUSINESS_URL ? `https://${host}` : base);
  return {
    accounts: `${at('mybusinessaccountmanagement.googleapis.com')}/v1`,
    locations: `${at('mybusinessbusinessinformation.googleapis.com')}/v1`,
    reviews: `${base}/v4`,
    consent: `${at('accounts.google.com')}/o/oauth2/v2/auth`,
    token: `${at('oauth2.googleapis.com')}/token`,
  };
}
