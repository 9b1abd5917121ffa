export { DevicePanel } from './devices/device-panel.tsx';
