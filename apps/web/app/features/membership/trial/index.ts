export { MembershipSection } from './membership-section.tsx';
export { TrialOffer } from './trial-offer.tsx';
