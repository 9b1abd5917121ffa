export { AccountPage } from './account-page.tsx';
export { DevicePanel } from './devices/device-panel.tsx';
export { PuzzleSlot, type PuzzleSlotProps } from './security/puzzle-slot.ts';
export { RequestProof } from './security/request-proof.tsx';
