export { AccountPage } from './account-page.tsx';
export { DevicePanel } from './devices/device-panel.tsx';
export { AskProof } from './security/ask-proof.tsx';
export { PuzzleSlot, type PuzzleSlotProps } from './security/puzzle-slot.ts';
