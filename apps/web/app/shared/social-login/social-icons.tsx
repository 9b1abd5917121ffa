import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import type { ReactNode } from 'react';

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="shrink-0">
      {children}
    </svg>
  );
}

/** Two speech bubbles. */
function WechatMark() {
  return (
    <Mark>
      <path
        fill="#07a050"
        d="M9.2 4C5 4 1.6 6.8 1.6 10.3c0 2 1.1 3.8 2.9 4.9l-.7 2.3 2.6-1.4c.9.3 1.8.4 2.8.4h.6a5.4 5.4 0 0 1-.2-1.4c0-3.2 3.1-5.8 6.9-5.8h.5C16.4 6.2 13.1 4 9.2 4Z"
      />
      <path
        fill="#07a050"
        d="M22.4 15.1c0-2.9-2.8-5.2-6.3-5.2s-6.3 2.3-6.3 5.2 2.8 5.2 6.3 5.2c.8 0 1.5-.1 2.2-.3l2.1 1.1-.6-1.9c1.6-1 2.6-2.4 2.6-4.1Z"
      />
      <path fill="#fff" d="M6 8.3a1 1 0 1 0 2 0 1 1 0 0 0-2 0Zm4.6 0a1 1 0 1 0 2 0 1 1 0 0 0-2 0Z" />
      <path
        fill="#fff"
        d="M13.2 13.6a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0Zm4 0a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0Z"
      />
    </Mark>
  );
}

/** A bird seen from the front, with a scarf. */
function QqMark() {
  return (
    <Mark>
      <path
        fill="currentColor"
        d="M12 2.5c-3.4 0-5.6 2.4-5.6 5.8v1.6c-.9 1-2.3 3-2.3 4.8 0 1.2.5 1.5 1.3.6.3.9.8 1.7 1.5 2.4-.9.4-1.5.9-1.5 1.6 0 1.2 1.9 1.9 3.9 1.9 1.2 0 2.2-.3 2.7-.8.5.5 1.5.8 2.7.8 2 0 3.9-.7 3.9-1.9 0-.7-.6-1.2-1.5-1.6.7-.7 1.2-1.5 1.5-2.4.8.9 1.3.6 1.3-.6 0-1.8-1.4-3.8-2.3-4.8V8.3c0-3.4-2.2-5.8-5.6-5.8Z"
      />
      <path fill="#d7342b" d="M7 11.6c3.3 1.3 6.7 1.3 10 0l.4 1.7c-3.6 1.5-7.2 1.5-10.8 0Z" />
      <path
        fill="#fff"
        d="M9.2 7.2a1 1.4 0 1 0 2 0 1 1.4 0 0 0-2 0Zm3.6 0a1 1.4 0 1 0 2 0 1 1.4 0 0 0-2 0Z"
      />
    </Mark>
  );
}

/** An apple with a bite and a leaf. */
function AppleMark() {
  return (
    <Mark>
      <path
        fill="currentColor"
        d="M16.6 12.6c0-2 1.6-3 1.7-3.1-1-1.4-2.4-1.6-2.9-1.6-1.3-.1-2.4.7-3.1.7-.6 0-1.6-.7-2.6-.7-1.4 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.6.6 2.6.6c1.1 0 1.8-1 2.4-1.9.8-1.1 1.1-2.2 1.1-2.2s-2-.8-2-3.2ZM14.6 6.7c.5-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1Z"
      />
    </Mark>
  );
}

/** A ring of four colours, open to the right. */
function GoogleMark() {
  return (
    <Mark>
      <g fill="none" strokeWidth="3.6">
        <path stroke="#d93025" d="M5.3 8.6A7.6 7.6 0 0 1 17 6.3" />
        <path stroke="#f2a600" d="M5.3 15.4a7.6 7.6 0 0 1 0-6.8" />
        <path stroke="#188038" d="M17 17.7a7.6 7.6 0 0 1-11.7-2.3" />
        <path stroke="#1a73e8" d="M12 12h7.6a7.6 7.6 0 0 1-2.6 5.7" />
      </g>
    </Mark>
  );
}

/** Own drawings that resemble the logo of each identity provider. */
export const socialIcons: Readonly<Record<SocialKind, () => ReactNode>> = {
  wechat: WechatMark,
  qq: QqMark,
  apple: AppleMark,
  google: GoogleMark,
};
