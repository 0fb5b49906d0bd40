/** Advice about file types that aren't read but have a near relative that is, by extension. */
const relatives: Readonly<Record<string, string>> = {
  ...each('doc dot wps', 'Save it in Word as .docx and upload that.'),
  ...each('pages wpd', 'Save it as .docx and upload that.'),
  ...each('xls xlt xlsb numbers', 'Save it as .xlsx and upload that.'),
  ...each('ppt pps key', 'Save it as .pptx and upload that.'),
  ...each('markdown mdown mkd', 'Give it the extension .md and upload it again.'),
  ...each('xhtml xht shtml', 'Give it the extension .html and upload it again.'),
  ...each('text log', 'Give it the extension .txt and upload it again.'),
  ...each('json5 jsonc', 'Give it the extension .json and upload it again.'),
  ...each('tab', 'Give it the extension .tsv and upload it again.'),
  ...each(
    'mxliff txml ttx',
    'It belongs to another translation tool: upload the source document, or export plain XLIFF (.xlf) from that tool.',
  ),
  ...each('tmx sdltm', 'It is a translation memory: import it under Translation memories, as .tmx.'),
  ...each('tbx sdltb', 'It is a glossary: import it under Glossaries, as .tbx.'),
  ...each('srx', 'It holds segmentation rules: add it to the organizational unit.'),
  ...each('zip', 'Unpack it, or upload it as a whole where files are added to a project.'),
  ...each('7z rar tar gz tgz', 'Unpack it and upload the files in it, or pack them as .zip.'),
  ...each('indd', 'Export the document from InDesign as .idml and upload that.'),
  ...each('xcloc', 'Export the localization from Xcode and upload the .xliff in it.'),
  ...each('qm', 'Convert it to .xlf with Qt Linguist (lconvert) and upload that.'),
  ...each('mo gmo', 'It is compiled: upload the .po that it was made from.'),
  ...each('sbv ssa ass sub ttml dfxp', 'Save the subtitles as .srt or .vtt and upload that.'),
  ...each('tsx jsx mjs cjs', 'Move its texts to a catalog such as .json, .js, or .po and upload that.'),
}

/** The advice about a file of this type; `undefined` for a type without relatives. */
export const insteadOf = (extension: string): string | undefined =>
  Object.hasOwn(relatives, extension) ? relatives[extension] : undefined

function each(extensions: string, advice: string): Record<string, string> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, advice]))
}
