import { ArrowUpIcon, type IconProps } from '@inkstone/ui';

export const UpIcon = ArrowUpIcon;

export function DownIcon(props: IconProps) {
  return <ArrowUpIcon {...props} className="rotate-180" />;
}
