import type { Hostaway, Logs, Stored } from '../context.ts';

/**
 * One person of each role that the demo user does not have, with the same password, the first limited to a group; and the
 * managers of the demo's history.
 */
const PEOPLE = [
  { username: 'moderator', name: 'Moderator', role: 'manager', isLimited: true },
  { username: 'responder', name: 'Responder', role: 'responder', isLimited: false },
  { username: 'viewer', name: 'Viewer', role: 'viewer', isLimited: false },
  { username: 'ingrid.solheim', name: 'Ingrid Solheim', role: 'manager', isLimited: false },
  { username: 'mateo.rivas', name: 'Mateo Rivas', role: 'manager', isLimited: false },
  { username: 'priya.nair', name: 'Priya Nair', role: 'manager', isLimited: false },
] as const;

/** The group of the demo's properties in these cities. */
const GROUP = { name: 'Lisbon and Porto', cities: ['Lisbon', 'Porto'] };

/**
 * Adds the demo's people beside the demo user, and gives them its password. Usernames that a real person has are left alone. Does
 * nothing with real data.
 */
export async function addDemoPeople({ storage, source, log }: Stored & Logs & Hostaway): Promise<void> {
  if (source !== 'demo') return;
  const added = await storage.transact((tx) => tx.demoData.addPeople(PEOPLE, GROUP));
  if (added > 0) log.info({ people: added }, 'people of each role were added to the demo');
}
