import { randomInt, seededRandom } from '@inkstone/kernel';
import type { Nodes } from 'mdast';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { scriptedEnglish } from '../docx/translate/testing/scripted-model.ts';
import { parseMarkdown } from '../markdown/index.ts';
import { type FileToTranslate, faultOfMarks, type TextTranslation } from '../translation/index.ts';
import { hostileAnswer } from '../translation/testing/hostile-answer.ts';
import { encodeAs } from './encode.ts';
import { openTextToTranslate, type TextFileFormat } from './index.ts';
import { labelText } from './label-text.ts';
import { isBareAddress } from './translate-markdown.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
const open = (text: string, format: TextFileFormat, to: 'zh' | 'en' = 'en') =>
  openTextToTranslate(bytesOf(text), format, to);
const sources = (text: string, format: TextFileFormat, to: 'zh' | 'en' = 'en') =>
  open(text, format, to).texts.map(({ source }) => source);
function written(file: FileToTranslate, targets: readonly string[], isPlain = false): string {
  const all = targets.map((target, at): [number, TextTranslation] => [at, { target, isPlain }]);
  return textOf(file.write(new Map(all)));
}
const translated = (text: string, format: TextFileFormat, ...targets: string[]) =>
  written(open(text, format), targets);

const markdown = `---
title: 论墨
tags: [墨, 纸]
---

# 墨的**历史** {#ink}

墨有两种：*松烟墨*和[油烟墨](https://a.example/墨 "题目")。
第二行接着写，见 \`代码\`
和 <kbd>回车</kbd> <https://b.example>。

> 引用的话，
> 还有一行。  
> 硬换行之后。

- 一项 ![砚台](inkstone.png)
  - 里面的**一项**
1. 有序[^1]

| 名称 | 用途 |
|:---|---:|
| 笔 \\| 毛笔 | 写**字** |

\`\`\`js
// 注释不译
\`\`\`

<div>整块的 HTML 不动</div>

[^1]: 脚注的文字。

[引用]: https://c.example

见[这里][引用]和[引用]。
`;

const html = `<!DOCTYPE html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>论墨</title>
<meta name="description" content="墨的历史"><style>p::after{content:"墨"}</style>
<script>const 名 = "墨";</script></head>
<body class='甲'>
<!-- 注释 -->
<h1>墨的 <b>历史</b></h1>
<p data-x=乙>
  墨有两种：<a href="/墨?a=1&amp;b=2" title="松烟">松烟墨</a>和<img src=a.png alt='油烟墨"'>油烟墨&nbsp;&amp;别的<br/>下一行。
</p>
<ul><li>第一<li>第二 <code>代码</code> 之后</ul>
<input placeholder="输入名字" value="不译"><button type=submit>发送</button>
<pre>原样</pre><p translate="no">不译</p><div>外面<p>里面</p>后面</div>
<p><b>错<i>位</b>的</i>标签</p>
<svg><text>图</text></svg><textarea>文本</textarea>
</body></html>
`;

describe('txt', () => {
  it('keeps line ends, empty lines, indents and text without words', () => {
    const text = '　　第一段。\r\n\r\n\t第二段 \nEnglish\r123\n';
    expect(sources(text, 'txt')).toEqual(['第一段。', '第二段']);
    expect(written(open(text, 'txt'), ['One.\n\nTwo', '⟦b1⟧ x'], true)).toBe(
      '　　One. Two\r\n\r\n\tx \nEnglish\r123\n',
    );
  });

  it('translates manually wrapped paragraphs as a whole', () => {
    const line = 'The quick brown fox jumps over the lazy dog and runs into the wood';
    const text = `${line}\n${line}\nthe end.\n\n${line}\n${line}\n`;
    const file = open(text, 'txt', 'zh');
    expect(file.texts.map(({ source }) => source)).toEqual([`${line} ${line} the end.`, `${line} ${line}`]);
    expect(written(file, ['甲。乙，丙', '丁'])).toBe('甲。\n乙，\n丙\n\n丁\n');
    const indented = `${line}\r\n  ${line}\r\n  the end of it.\r\n\r\n${line}\r\n${line}\r\n`;
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    const after = written(open(indented, 'txt', 'zh'), [words(30), words(20)]);
    expect(after.replaceAll('word ', '').replaceAll('word', 'w')).toBe('w\r\n  w\r\n  w\r\n\r\nw\r\nw\r\n');
  });

  it('keeps UTF-8 and UTF-16 with their byte order marks, and GB 18030', () => {
    const text = '春天来了，我们在院子里种下两棵树。\n€ 𠀀 ḿ café\n';
    for (const [encoding, hasMark] of [
      ['utf-8', false],
      ['utf-8', true],
      ['utf-16le', true],
      ['utf-16be', true],
      ['gb18030', false],
    ] as const) {
      const bytes = encodeAs(text, encoding, hasMark);
      expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
      const file = openTextToTranslate(bytes, 'txt', 'en');
      const after = file.write(new Map([[0, { target: 'Spring – “trees”.', isPlain: false }]]));
      expect(after).toEqual(encodeAs('Spring – “trees”.\n€ 𠀀 ḿ café\n', encoding, hasMark));
    }
  });
});

describe('Markdown', () => {
  it('marks formats, links, code and HTML, and keeps everything else', () => {
    expect(sources(markdown, 'md')).toEqual([
      '墨的⟦b1⟧历史⟦/b1⟧ {#ink}',
      '墨有两种：⟦b1⟧松烟墨⟦/b1⟧和⟦b2⟧油烟墨⟦/b2⟧。第二行接着写，见 ⟦a3⟧ 和 ⟦b4⟧回车⟦/b4⟧ ⟦a5⟧。',
      '引用的话，还有一行。⟦a1⟧硬换行之后。',
      '一项 ⟦b1⟧砚台⟦/b1⟧',
      '里面的⟦b1⟧一项⟦/b1⟧',
      '有序',
      '名称',
      '用途',
      '笔 | 毛笔',
      '写⟦b1⟧字⟦/b1⟧',
      '脚注的文字。',
      '见⟦b1⟧这里⟦/b1⟧和⟦a2⟧。',
    ]);
  });

  it('keeps the lines of a paragraph: sentences at their lines, others approximately', () => {
    const text = '> 第一句话在这里。\n> 第二句*话很长*，\n> 分成两行。  \n> 硬换行之后。';
    expect(
      translated(
        text,
        'md',
        'Here it is. The second ⟦b1⟧sentence⟦/b1⟧ is long, and has two lines. ⟦a2⟧After it.',
      ),
    ).toBe('> Here it is.\n> The second *sentence* is long,\n> and has two lines.   \n> After it.');
    expect(translated('一行，\n又一行', 'md', 'abc - b')).toBe('abc\n\\- b');
    expect(translated('一行，\n又一行', 'md', 'One')).toBe('One');
    expect(translated('一**行，\n又**一行', 'md', 'One ⟦b1⟧line and⟦/b1⟧ more')).toBe(
      'One **line\nand** more',
    );
  });

  it('keeps marks that the file itself contains', () => {
    expect(sources('甲⟦乙⟧丙', 'md')).toEqual(['甲⟦a1⟧乙⟦a2⟧丙']);
    expect(translated('甲⟦乙⟧丙', 'md', 'a ⟦a1⟧b⟦a2⟧ c')).toBe('a ⟦b⟧ c');
    expect(translated('<p>甲⟦b1⟧<b>乙</b></p>', 'html', 'a ⟦a1⟧b1⟦a2⟧⟦b3⟧c⟦/b3⟧')).toBe(
      '<p>a ⟦b1⟧<b>c</b></p>',
    );
    expect(translated('<p>甲&#x27e6;乙</p><img alt="⟦丙⟧">', 'html', 'a [b', '[c]')).toBe(
      '<p>a [b</p><img alt="[c]">',
    );
  });

  it('stays unchanged without translations, and changes only words with them', () => {
    expect(textOf(open(markdown, 'md').write(new Map()))).toBe(markdown);
    const file = open(markdown, 'md');
    const after = written(
      file,
      file.texts.map(({ source }) => scriptedEnglish(source)),
    );
    expect(markdownShape(after)).toEqual(markdownShape(markdown));
    expect(after).toContain('---\ntitle: 论墨\ntags: [墨, 纸]\n---\n\n# ');
    expect(after).toContain('](https://a.example/墨 "题目")');
    expect(after).toContain('```js\n// 注释不译\n```\n\n<div>整块的 HTML 不动</div>');
    expect(after).toMatch(/^\| .* \|\n\|:---\|---:\|$/m);
  });

  it.each([
    ['一**二**三', 'a⟦b1⟧b.⟦/b1⟧c', 'a**b**.c'],
    ['一**二**三', 'a ⟦b1⟧ b ⟦/b1⟧c', 'a  **b** c'],
    [
      '一段',
      '# *x* <b> [y](z) `c` https://e.example',
      '\\# \\*x\\* \\<b> \\[y\\](z) \\`c\\` https\\://e.example',
    ],
    ['一段', '1. x_y _z_ &amp; a@b.c', '1\\. x_y \\_z\\_ \\&amp; a\\@b.c'],
    ['一段', '- x', '\\- x'],
  ])('%j: %j is written as %j', (source, target, expected) => {
    expect(translated(source, 'md', target)).toBe(expected);
  });
});

describe('HTML', () => {
  it('marks inline elements and finds titles and descriptions', () => {
    expect(open(html, 'html').texts.map(({ place, source }) => `${place}: ${source}`)).toEqual([
      'body: 论墨',
      'alt: 墨的历史',
      'body: 墨的 ⟦b1⟧历史⟦/b1⟧',
      'body: 墨有两种：⟦b1⟧松烟墨⟦/b1⟧和⟦a2⟧油烟墨\u00a0&别的⟦a3⟧下一行。',
      'alt: 松烟',
      'alt: 油烟墨"',
      'body: 第一',
      'body: 第二 ⟦a1⟧ 之后',
      'alt: 输入名字',
      'body: 发送',
      'body: 外面',
      'body: 里面',
      'body: 后面',
      'body: 错',
      'body: 位',
      'body: 的',
      'body: 标签',
    ]);
  });

  it('stays unchanged without translations; with them sets the language and keeps tags byte for byte', () => {
    expect(textOf(open(html, 'html').write(new Map()))).toBe(html);
    const file = open(html, 'html');
    const after = written(
      file,
      file.texts.map(({ source }) => scriptedEnglish(source)),
    );
    expect(pageShape(after)).toEqual(pageShape(html));
    expect(after).toContain('<html lang="en"><head>');
    expect(after).toContain('<a href="/墨?a=1&amp;b=2" title="');
    expect(after).toContain(`<body class='甲'>\n<!-- 注释 -->\n<h1>`);
    expect(after).toContain('<script>const 名 = "墨";</script>');
    expect(after).not.toMatch(/alt='|松烟|placeholder="输/);
  });

  it('escapes words and quotes', () => {
    expect(translated('<p>一<img alt="二">三</p>', 'html', 'a <b> & "c" ⟦a1⟧', '" onload="x')).toBe(
      '<p>a &lt;b&gt; &amp; "c" <img alt="&quot; onload=&quot;x"></p>',
    );
    expect(translated('<html><p>一', 'html', 'a')).toBe('<html lang="en"><p>a');
  });

  it('keeps GB 18030, and changes the declaration of other encodings', () => {
    const page = '<meta charset="gb2312"><p>春天来了，我们在院子里。</p>';
    const after = openTextToTranslate(encodeAs(page, 'gb18030', false), 'html', 'en').write(
      new Map([[0, { target: 'Ĉ –', isPlain: false }]]),
    );
    expect(new TextDecoder('gbk').decode(after)).toBe('<meta charset="gb2312"><p>Ĉ –</p>');
    const latin = Uint8Array.from(Buffer.from('<meta charset="iso-8859-1"><p>Un café noir</p>', 'latin1'));
    const chinese = openTextToTranslate(latin, 'html', 'zh').write(
      new Map([[0, { target: '咖啡', isPlain: false }]]),
    );
    expect(textOf(chinese)).toBe('\ufeff<meta charset="utf-8"><p>咖啡</p>');
  });

  it('reports an encoding that is not kept', () => {
    const of = (bytes: Uint8Array, format: TextFileFormat) =>
      openTextToTranslate(bytes, format, 'zh').notes.recodedFrom;
    expect(of(Uint8Array.from(Buffer.from('<p>Un café noir et un thé</p>', 'latin1')), 'html')).toBe(
      'Windows-1252',
    );
    // 春天來了，我們在院子裡種下兩棵樹，花都開了。
    const big5 = 'ac4ba4d1a8d3a446a141a7daadcca662b07ca46cb8ccbad8a455a8e2b4cabef0a141aae1b3a3b67da446a143';
    expect(of(Uint8Array.from(Buffer.from(big5, 'hex')), 'txt')).toBe('Big5');
    expect(of(encodeAs('春天来了，我们在院子里。', 'gb18030', false), 'md')).toBeNull();
  });

  it('reads pages of any depth', () => {
    const deep = `${'<b>'.repeat(3000)}一${'<div>'.repeat(3000)}二`;
    expect(sources(deep, 'html')).toEqual(['一', '二']);
  });
});

it('labels are at the place that each format has for them', () => {
  const labelled = openTextToTranslate(bytesOf('一'), 'txt', 'en', '{"Label":"1"}');
  expect(written(labelled, ['One'])).toBe('One\n\nThis text contains content generated by AI.\n');
  const label = '{"Label":"1"}';
  expect(labelText('a\r\n', 'txt', label, 'en')).toBe(
    'a\r\n\r\nThis text contains content generated by AI.\r\n',
  );
  expect(labelText('---\ntitle: a\nAIGC: x\n---\nb', 'md', label, 'en')).toBe(
    `---\ntitle: a\nAIGC: ${label}\n---\nb`,
  );
  expect(labelText('b', 'md', label, 'en')).toBe(`---\nAIGC: ${label}\n---\n\nb`);
  expect(labelText('<html><head><title>', 'html', label, 'en')).toBe(
    '<html><head><meta name="AIGC" content="{&quot;Label&quot;:&quot;1&quot;}"><title>',
  );
});

/** Returns the syntax tree without words; soft line ends count as words. */
function markdownShape(text: string): unknown {
  const visit = (node: Nodes): unknown => {
    if (node.type === 'text') return null;
    const own = [node.type, 'url' in node ? node.url : '', 'value' in node ? node.value : ''];
    if (!('children' in node)) return own;
    return [own, node.children.map(visit).filter((child) => child !== null)];
  };
  return visit(parseMarkdown(text));
}

function pageShape(text: string): string[] {
  const changed = /^(?:alt|title|placeholder|lang|content)$/;
  const visit = (node: DefaultTreeAdapterTypes.Node): string[] => {
    const own =
      'attrs' in node
        ? [
            `${node.nodeName} ${node.attrs.map(({ name, value }) => `${name}=${changed.test(name) ? '' : value}`).join(' ')}`,
          ]
        : node.nodeName === '#text'
          ? []
          : [node.nodeName];
    return [...own, ...('childNodes' in node ? node.childNodes.flatMap(visit) : [])];
  };
  return visit(parse(text));
}

/** Splits a file into markup that translations may lose together with their marks, and all other markup. */
function partsOf(
  format: TextFileFormat,
  text: string,
): { readonly inline: string[]; readonly rest: string[] } {
  const shape =
    format === 'html'
      ? pageShape(text)
      : format === 'md'
        ? markdownNodes(text)
        : [text.replace(/[^\r\n]/g, '')];
  const isInline = (part: string) =>
    /^(?:b|a|i|strong|emphasis|link|linkReference|image|break) |^html {2}<\/?kbd>/.test(part);
  return { inline: shape.filter(isInline), rest: shape.filter((part) => !isInline(part)).sort() };
}

function markdownNodes(text: string): string[] {
  const visit = (node: Nodes): string[] => [
    ...(node.type === 'text' || isBareAddress(node)
      ? []
      : [`${node.type} ${'url' in node ? node.url : ''} ${'value' in node ? node.value : ''}`]),
    ...('children' in node ? node.children.flatMap(visit) : []),
  ];
  return visit(parseMarkdown(text));
}

/** Factor for the number of random cases; set by `script/soak random`. */
const times = Number(process.env.TIMES ?? 1);

describe.each([
  ['md', markdown],
  ['html', html],
  ['txt', '一行。\n\n　二行 x\r\n'],
] as const)('no model answer damages %s', (format, text) => {
  it(
    'with any seed',
    () => {
      const before = partsOf(format, text);
      let count = 0;
      for (let seed = 1; seed <= 10 * times; seed++) {
        const random = seededRandom(seed);
        const file = open(text, format);
        const targets = new Map<number, TextTranslation>();
        for (const [at, unit] of file.texts.entries()) {
          const target = hostileAnswer(random, unit.source);
          const isPlain = randomInt(random, 8) === 0;
          if (isPlain || faultOfMarks(unit, target) === null) count++;
          targets.set(at, { target: isPlain ? target.slice(0, 5000) : target, isPlain });
        }
        const after = partsOf(format, textOf(file.write(targets)));
        expect(after.rest, `${seed}`).toEqual(before.rest);
        const left = [...before.inline];
        for (const part of after.inline)
          expect(left.splice(left.indexOf(part), 1), `${seed}`).toEqual([part]);
      }
      expect(count).toBeGreaterThan(10 * times);
    },
    60_000 * times,
  );
});
