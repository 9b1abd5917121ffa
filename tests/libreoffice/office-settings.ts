const checker = 'org.openoffice.lingu.LanguageToolGrammarChecker';
const linguistics = '/org.openoffice.Office.Linguistic';

/**
 * Returns LibreOffice's settings file, which enables its LanguageTool checker for both languages with the server at `baseUrl`.
 */
export function officeSettings(baseUrl: string): string {
  const tool = `${linguistics}/GrammarChecking/LanguageTool`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${property(tool, 'BaseURL', baseUrl)}
${property(tool, 'IsEnabled', 'true')}
${['en-US', 'zh-CN'].map(checkerOf).join('\n')}
</oor:items>
`;
}

function property(path: string, name: string, value: string): string {
  return `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
}

function checkerOf(locale: string): string {
  return `<item oor:path="${linguistics}/ServiceManager/GrammarCheckers"><prop oor:name="${locale}" oor:op="fuse" oor:type="oor:string-list"><value><it>${checker}</it></value></prop></item>`;
}
