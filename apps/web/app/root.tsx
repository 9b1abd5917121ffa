import { userInfo } from '@inkstone/contracts/accounts';
import { getDisplay } from '@inkstone/contracts/accounts/display';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router';
import { chosenDisplay } from './display/chosen-display.ts';
import { FollowDisplay } from './display/follow-display.tsx';
import { shellPath } from './platform/app-shell.ts';
import { readEmbedder } from './platform/embedder.ts';
import { languageTags } from './platform/i18n/language-tags.ts';
import { localeOfRequest } from './platform/i18n/locale-of-request.ts';
import { MessagesProvider, type RouteHandle } from './platform/i18n/messages-provider.tsx';
import { usePageLocale } from './platform/i18n/page-locale.ts';
import { pageContext } from './platform/page-context.ts';
import { RepliesScript } from './platform/replies-script.tsx';
import { type RootData, useRootData } from './platform/root-data.ts';
import { themeOf } from './platform/theme.ts';
import { HandoverOffer } from './session/cross-domain/handover-offer.tsx';
import { useIsAuthPage } from './session/cross-domain/use-handover.ts';
import { SessionProvider } from './session/session.tsx';
import { FollowVisit } from './shell/analytics/follow-visit.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { gate } from './shell/gate.ts';
import { InlineScript } from './shell/light/inline-script.tsx';
import { LightScript, useIsLight } from './shell/light/light-page.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { PaletteHost } from './shell/palette/palette-host.tsx';
import { SimulatorBanner } from './shell/simulator-banner.tsx';
import { contentId } from './shell/skip-link.tsx';
import './display/styles.css';

export const handle: RouteHandle = { reads: [userInfo, getDisplay] };

export const middleware: MiddlewareFunction<Response>[] = [gate];

/** Data about the request that every page has. */
export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const page = context.get(pageContext);
  const { theme } = context.get(chosenDisplay) ?? {};
  const savedTheme = themeOf(request.headers.get('cookie') ?? '');
  return {
    locale: localeOfRequest(request, page),
    theme: theme === 'system' ? undefined : (theme ?? savedTheme),
    isSignedIn: page.isSignedIn,
    baseUrl: page.baseUrl,
    signInAt: page.handover.primary,
    signsOutOnFailure: page.signsOutOnFailure,
    isShell: new URL(request.url).pathname === shellPath,
    hasSimulator: page.hasSimulator,
    clockAhead: page.clockAhead,
    hasAnalytics: page.hasAnalytics,
    hasEmbedder: readEmbedder(request, page) !== null,
    nonce: page.nonce,
  };
}

/** Navigation does not change this data; only an explicit revalidation reloads it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

/**
 * Disables the compiler of Zod, which would otherwise test whether it may compile code; the content security policy forbids and
 * reports that. Set before any of its modules is loaded.
 */
const withoutCompiler = 'globalThis.__zod_globalConfig={jitless:true}';

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const locale = usePageLocale();
  const isAuthPage = useIsAuthPage();
  const isLight = useIsLight();
  // The embedding page shows the banner.
  const isInOwnFrame = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isInOwnFrame);
  const hasBanner = data?.hasSimulator && !isAuthPage && !isInOwnFrame;
  return (
    <html
      lang={languageTags[locale]}
      data-theme={data?.theme}
      data-simulated={hasBanner || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={`/manifest-${locale === 'zh' || locale === 'zh-tw' ? 'zh' : 'en'}.webmanifest`}
        />
        {!isLight && <InlineScript source={withoutCompiler} />}
        <Meta />
        <Links />
      </head>
      <body>
        <MessagesProvider nonce={data?.nonce} isEmbedded={!isLight}>
          {hasBanner && <SimulatorBanner isInShell={data.isShell} />}
          {children}
          {isLight && <LightScript />}
        </MessagesProvider>
        {/* Browsers deny the storage that it needs in frames of other sites. */}
        {!isAuthPage && !data?.hasEmbedder && !isLight && <ScrollRestoration />}
        {!isLight && <RepliesScript nonce={data?.nonce} />}
        {!isLight && <Scripts />}
      </body>
    </html>
  );
}

/** Shown by the app shell until the first page is loaded. */
export function HydrateFallback() {
  return null;
}

export default function App() {
  return (
    <>
      <NavigationProgress />
      <SessionProvider>
        <FollowDisplay />
        <FollowVisit />
        <Outlet />
        <PaletteHost />
        <HandoverOffer />
      </SessionProvider>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      <ErrorPage error={error} />
    </main>
  );
}
