export { moderateShare } from './complaints/moderate.ts';
export {
  type Complaint,
  closeComplaint,
  findComplaint,
  listComplaints,
} from './complaints/store.ts';
export { removeShares } from './remove-shares.ts';
export { sharingFileRoutes, sharingRoutes } from './routes.ts';
export { purgeGuesses } from './visits/purge-guesses.ts';
