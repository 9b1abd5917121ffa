export { readSearch } from './read-search.ts';
export { SubscriptionPage, type SubscriptionPageProps } from './subscription-page.tsx';
export { SubscriptionsPage, type SubscriptionsPageProps } from './subscriptions-page.tsx';
