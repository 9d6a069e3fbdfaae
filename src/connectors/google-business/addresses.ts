/** Google's address of reviews. Below any other address, such as the simulator's, are all services. */
const GOOGLE_BUSINESS_URL = 'https://mybusiness.googleapis.com';

/** The addresses of the services of Business Profiles, each of which has its own host. */
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
