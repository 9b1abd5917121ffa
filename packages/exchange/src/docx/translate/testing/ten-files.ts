import * as docx from 'docx';
import { strToU8 } from 'fflate';
import { p, r, sidePart, wordFile } from '../../testing/word-file.ts';

const { Document, Paragraph, TextRun, Packer } = docx;
const { Table, TableRow, TableCell } = docx;

const pack = async (options: ConstructorParameters<typeof Document>[0]): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new Document(options)));

const cell = (...children: (docx.Paragraph | docx.Table)[]) => new TableCell({ children });
const text = (words: string) => new Paragraph(words);
const sz = '<w:sz w:val="21"/>';
const song = '<w:rFonts w:hint="eastAsia" w:ascii="宋体" w:eastAsia="宋体" w:hAnsi="宋体"/>';
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const instruction = (code: string) => `<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>`;
const box = (words: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="7" name="Box 1" descr="一个文本框"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${words}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape alt="一个文本框" style="width:72pt;height:36pt"><v:textbox><w:txbxContent>${words}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const change = 'w:id="90" w:author="张三" w:date="2026-01-02T03:04:05Z"';
const formula =
  '<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentTypes = [
  ['document', 'document.main'],
  ...['styles', 'footnotes', 'endnotes', 'comments'].map((name) => [name, name]),
  ['header1', 'header'],
].map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${word}.${type}+xml"/>`);
const office = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`;
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** Creates a file that Word and LibreOffice can open as well. */
function wholeFile({ others = {}, ...parts }: Parameters<typeof wordFile>[0]): Uint8Array {
  const names = ['document', 'header1', ...Object.keys(parts)];
  const own = contentTypes.filter((each) =>
    names.some((name) => each.includes(`/word/${name}.xml`) && (name !== 'header1' || parts.relations)),
  );
  const body = `${parts.body}${parts.body.includes('<w:sectPr>') ? '' : '<w:sectPr/>'}`;
  return wordFile({
    ...parts,
    body,
    others: {
      '[Content_Types].xml': `${office}${own.join('')}</Types>`,
      '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
      ...others,
    },
  });
}

/** Returns ten files in Chinese, each with a kind of content that a translation could lose. */
export async function tenFiles(): Promise<Record<string, Uint8Array>> {
  return { ...(await composedTexts()), ...(await composedPages()), ...writtenFiles() };
}

/** Files with notes and tables, created by a library. */
async function composedTexts(): Promise<Record<string, Uint8Array>> {
  return {
    footnotes: await pack({
      footnotes: { 1: { children: [text('见《墨经》第三卷。')] }, 2: { children: [text('同上，第五页。')] } },
      sections: [
        {
          children: [
            new Paragraph({ text: '第一章　绪论', heading: docx.HeadingLevel.HEADING_1 }),
            new Paragraph({
              children: [
                new TextRun('墨的历史'),
                new TextRun({ text: '很长', bold: true }),
                new docx.FootnoteReferenceRun(1),
                new TextRun('，本文从'),
                new TextRun({ text: '松烟', italics: true, color: 'FF0000' }),
                new TextRun('说起'),
                new docx.FootnoteReferenceRun(2),
                new TextRun('。'),
              ],
            }),
          ],
        },
      ],
    }),
    tables: await pack({
      sections: [
        {
          children: [
            new Table({
              rows: [
                new TableRow({ children: [cell(text('名称')), cell(text('价格'))] }),
                new TableRow({
                  children: [
                    cell(text('松烟墨')),
                    cell(
                      new Table({
                        rows: [new TableRow({ children: [cell(text('里面的表格')), cell(text('12'))] })],
                      }),
                      text('合计三两'),
                    ),
                  ],
                }),
              ],
            }),
          ],
        },
      ],
    }),
  };
}

/** Files with headers and links, created by a library. */
async function composedPages(): Promise<Record<string, Uint8Array>> {
  return {
    headers: await pack({
      sections: [
        {
          headers: { default: new docx.Header({ children: [text('内部资料')] }) },
          footers: {
            default: new docx.Footer({
              children: [
                new Paragraph({
                  children: [
                    new TextRun('第'),
                    new TextRun({ children: [docx.PageNumber.CURRENT] }),
                    new TextRun('页'),
                  ],
                }),
              ],
            }),
          },
          children: [text('正文内容。')],
        },
      ],
    }),
    links: await pack({
      sections: [
        {
          children: [
            new Paragraph({
              children: [
                new TextRun('详见'),
                new docx.ExternalHyperlink({
                  link: 'https://example.cn/',
                  children: [new TextRun({ text: '我们的网站', style: 'Hyperlink' })],
                }),
                new TextRun('，或'),
                new docx.Bookmark({ id: 'place', children: [new TextRun('这个地方')] }),
                new TextRun('。'),
              ],
            }),
          ],
        },
      ],
    }),
  };
}

/** Files with content that the library cannot write. */
function writtenFiles(): Record<string, Uint8Array> {
  return {
    contents: wholeFile({
      body: [
        p('目录'),
        `<w:p>${field('begin')}${instruction('TOC \\o "1-3"')}${field('separate')}${r('第一章 绪论')}</w:p>`,
        `<w:p>${r('第二章 方法')}</w:p><w:p>${field('end')}</w:p>`,
        p('第一章 绪论', '<w:outlineLvl w:val="0"/>'),
        `<w:p>${r('今天是')}${field('begin')}${instruction('DATE')}${field('separate')}${r('2026年1月2日')}${field('end')}${r('，见')}${field('begin')}${instruction('HYPERLINK "https://example.cn"')}${field('separate')}${r('网页', '<w:u w:val="single"/>')}${field('end')}${r('。')}</w:p>`,
      ].join(''),
    }),
    changes: wholeFile({
      body: [
        `<w:p>${r('原来的')}<w:del ${change}><w:r><w:delText>旧的</w:delText></w:r></w:del><w:ins ${change}>${r('新的', '<w:b/>')}</w:ins>${r('句子。', `<w:i/><w:rPrChange ${change}><w:rPr/></w:rPrChange>`)}</w:p>`,
        `<w:p><w:pPr><w:rPr><w:del ${change}/></w:rPr></w:pPr>${r('前半句，')}</w:p>${p('后半句。')}`,
        `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid><w:tr><w:tc><w:tcPr/>${p('留下')}</w:tc></w:tr><w:tr><w:trPr><w:del ${change}/></w:trPr><w:tc><w:tcPr/>${p('删掉')}</w:tc></w:tr></w:tbl>`,
        p('完。'),
      ].join(''),
    }),
    comments: wholeFile({
      body: `<w:p>${r('请看')}<w:commentRangeStart w:id="1"/>${r('这几个字', '<w:highlight w:val="yellow"/>')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${r('，谢谢。')}</w:p>`,
      comments: `<w:comment w:id="1" w:author="李四">${p('这里要改。')}</w:comment>`,
    }),
    equations: wholeFile({
      body: `<w:p>${r('公式')}${formula}${r('由爱因斯坦提出', '<w:b/>')}<w:r><w:tab/><w:t>见下</w:t><w:br/><w:t>一行</w:t></w:r></w:p><w:p><m:oMathPara>${formula}</m:oMathPara></w:p>`,
    }),
    boxes: wholeFile({
      body: [
        `<w:p>${r('图一', '<w:b/>')}${box(`<w:p>${r('框里的字', sz)}${r('是红的', '<w:color w:val="FF0000"/>')}</w:p>`)}${r('如上。')}</w:p>`,
      ].join(''),
    }),
    sections: wholeFile({
      body: [
        `<w:p><w:pPr><w:ind w:firstLineChars="200"/></w:pPr>${r('　　正文', `${song}${sz}<w:lang w:eastAsia="zh-CN"/>`)}${r('继续', `${song}<w:b/>${sz}`)}${r('第', `${song}${sz}`)}<w:proofErr w:type="spellStart"/>${r('三', `${song}${sz}`)}${r('段⟦b1⟧。', `${song}${sz}`)}</w:p>`,
        `<w:sdt><w:sdtPr><w:alias w:val="a"/></w:sdtPr><w:sdtContent>${p('控件里的段落。')}</w:sdtContent></w:sdt>`,
        `<w:p>${r('选择：')}<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>${r('男')}</w:sdtContent></w:sdt>${r('性')}</w:p>`,
        '<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>',
      ].join(''),
      styles:
        '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="等线" w:hAnsi="等线" w:eastAsia="等线"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults>',
      relations: [['h1', 'header', 'header1.xml']],
      others: { 'word/header1.xml': strToU8(sidePart('header', p('页眉文字'))) },
      endnotes: `<w:endnote w:id="2">${p('尾注文字。')}</w:endnote>`,
    }),
  };
}
