import { describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { html, joinHtml } from './html.ts';
import { loadMailMessages } from './load-mail-messages.ts';
import { renderMail } from './render-mail.ts';

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></head><body>',
  '&lt;b&gt; & Söhne',
  '{code} {name} %s',
];

describe('html', () => {
  it('escapes values in elements and in quoted attributes, and HTML only once', () => {
    const link = html`<a href="${'"x" & \'y\''}">${'<b>'}</a>`;
    expect(String(link)).toBe('<a href="&quot;x&quot; &amp; &#39;y&#39;">&lt;b&gt;</a>');
    expect(String(html`<p>${joinHtml([link, link])}</p>`)).toBe(`<p>${link}${link}</p>`);
  });
});

describe('renderMail', () => {
  it.each(hostile)('shows the name %s as text, in both forms', (name) => {
    const mail = renderMail({
      locale: 'en',
      subject: `A message from ${name}`,
      blocks: [
        { kind: 'text', text: `${name} wrote` },
        { kind: 'note', text: name },
        { kind: 'code', code: name },
        { kind: 'link', address: `https://example.org/?q=${encodeURIComponent(name)}&a="b"` },
      ],
    });
    expect(mail.html.match(/<[a-z!/][^>]*>/g)?.map((tag) => /^<\/?!?\w+/.exec(tag)?.[0])).toEqual([
      ...[
        '<!doctype',
        '<html',
        '<head',
        '<meta',
        '<meta',
        '<meta',
        '<title',
        '</title',
        '</head',
        '<body',
        '<div',
      ],
      ...['<p', '</p', '<p', '</p', '<p', '</p', '<p', '<a', '</a', '</p', '</div', '</body', '</html'],
    ]);
    expect(mail.html.match(/<[^>]* on\w+=/g)).toBeNull();
    expect(mail.text).toContain(`${name} wrote`);
    expect(mail.subject).toBe(`A message from ${name}`);
  });

  it('keeps a name within its line: no additional header, no changed direction', () => {
    const mail = renderMail({
      locale: 'zh',
      subject: '来自 A\r\nBcc: all@example.org\u2028\u202etxt',
      blocks: [{ kind: 'text', text: 'a\n\nb\u0000' }],
    });
    expect(mail.subject).toBe('来自 A Bcc: all@example.org txt');
    expect(mail.text).toBe('a b\n');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'https://a b'])(
    'does not link to %s',
    (address) => {
      const content = { locale: 'en', subject: '', blocks: [{ kind: 'link', address }] } as const;
      expect(() => renderMail(content)).toThrow(TypeError);
    },
  );
});

describe('loadMailMessages', () => {
  it.each(locales)('has every text in %s, with its values', async (locale) => {
    const t = await loadMailMessages(locale);
    expect(t('code.subject', { code: '012345' })).toContain('012345');
    expect(t('code.life', { minutes: 10 })).toContain('10');
    expect(t('archive.life', { days: 7 })).toContain('7');
    const intros = (['sign_in', 'reset_password', 'verify', 'bind'] as const).map((action) =>
      t(`code.${action}`),
    );
    expect(new Set(intros).size).toBe(4);
    // The other seven languages are translated and do not use their fallback.
    const fallback = await loadMailMessages(locale === 'zh-tw' ? 'zh' : 'en');
    if (!['zh', 'en'].includes(locale)) expect(t('code.ignore')).not.toBe(fallback('code.ignore'));
  });
});
