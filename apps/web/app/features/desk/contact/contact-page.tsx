import { type ContactTopic, contactTopics } from '@inkstone/contracts/desk';
import { classNames } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ContactForm } from './contact-form.tsx';

const contactPath = '/coreTechnology/contactUs';
const demoPath = '/bussiness/contactSales';

/** `/coreTechnology/contactUs`: the contact form, with the topic given in the URL. */
export function ContactPage({ topic, formToken }: { topic: ContactTopic; formToken: string }) {
  const t = useTranslations('contact');
  const path = useLocalePath();
  // The first token is kept, because it contains the time at which the form was opened. Changing topic or language loads another
  // one.
  const [first] = useState(formToken);
  return (
    <Frame title={t(`title_${topic}`)} intro={t(`intro_${topic}`)} listedAt={contactPath}>
      <nav aria-label={t('topics')} className="mb-8 flex flex-wrap gap-1.5 sm:gap-2">
        {contactTopics.map((each) => (
          <Link
            key={each}
            to={path(each === 'default' ? contactPath : `${contactPath}?activeType=${each}`)}
            aria-current={each === topic ? 'page' : undefined}
            preventScrollReset
            className={classNames(
              'flex min-h-11 items-center rounded-full border px-3 text-sm sm:px-4',
              each === topic ? 'border-ink font-medium text-ink' : 'border-line text-soft hover:text-ink',
            )}
          >
            {t(`topic_${each}`)}
          </Link>
        ))}
      </nav>
      <ContactForm kind="support" topic={topic} formToken={first} />
      <Other to={path(demoPath)} label={t('toDemo')} />
    </Frame>
  );
}

/** `/bussiness/contactSales`: the demo form. */
export function DemoPage({ formToken }: { formToken: string }) {
  const t = useTranslations('contact');
  const path = useLocalePath();
  const [first] = useState(formToken);
  return (
    <Frame title={t('title_demo')} intro={t('intro_demo')} listedAt={demoPath}>
      <ContactForm kind="demo" topic="sale" formToken={first} />
      <Other to={path(contactPath)} label={t('toContact')} />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  intro: string;
  listedAt: string;
  children: ReactNode;
}

function Frame({ title, intro, listedAt, children }: FrameProps) {
  return (
    <>
      <PageHead title={title} description={intro} listedAt={listedAt} />
      <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
        <h1 className="font-serif text-3xl font-semibold">{title}</h1>
        <p className="mt-2 mb-8 text-base text-soft">{intro}</p>
        {children}
      </div>
    </>
  );
}

function Other({ to, label }: { to: string; label: string }) {
  const t = useTranslations('contact');
  return (
    <footer className="mt-10 border-t border-line pt-5 text-sm text-soft">
      <p>{t('hours')}</p>
      <Link to={to} className="mt-1 inline-flex min-h-11 items-center text-ink underline">
        {label}
      </Link>
    </footer>
  );
}
