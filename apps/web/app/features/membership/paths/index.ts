export {
  findPurchasePath,
  type PathDialog,
  type PathPage,
  type PurchasePath,
  purchasePaths,
} from './purchase-paths.ts';
