export { AccountPage } from './account-page.tsx';
export { DevicePanel } from './devices/device-panel.tsx';
export { RequestProof } from './security/lazy-dialogs.tsx';
export { PuzzleSlot, type PuzzleSlotProps } from './security/puzzle-slot.ts';
