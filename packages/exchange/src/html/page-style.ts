/** Styles of an exported HTML page, for screen and print. */
export const pageStyle = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 2rem 1.25rem 4rem; font: 1.0625rem/1.75 "Noto Serif SC", "Songti SC", SimSun, Georgia, serif; }
article { max-width: 42rem; margin: 0 auto; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.35; margin: 1.8em 0 0.6em; }
header h1 { margin-top: 0; font-size: 2rem; }
p { margin: 0 0 0.9em; }
:lang(zh) p { text-align: justify; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #8886; }
pre { padding: 0.8em 1em; overflow-x: auto; background: #8881; border-radius: 4px; white-space: pre-wrap; }
code { font-family: ui-monospace, Consolas, Menlo, monospace; font-size: 0.9em; }
figure { margin: 1.2em 0; text-align: center; }
img { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border: 1px solid #8888; padding: 0.35em 0.7em; text-align: left; vertical-align: top; }
.tasks { list-style: none; padding-left: 1.2em; }
.note { border-bottom: 1px dotted; }
ins { text-decoration: underline; }
[role="doc-endnotes"], .notes { margin-top: 3em; padding-top: 1em; border-top: 1px solid #8888; font-size: 0.9em; }
@media print {
  body { padding: 0; font-size: 11pt; }
  article { max-width: none; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  figure, tr, pre { break-inside: avoid; }
  a { color: inherit; }
}
@page { margin: 2.5cm 2.2cm; }
`;
