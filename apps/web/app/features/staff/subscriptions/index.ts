export { SubscriptionPage, type SubscriptionPageProps } from './subscription-page.tsx';
export { readSearch, SubscriptionsPage, type SubscriptionsPageProps } from './subscriptions-page.tsx';
