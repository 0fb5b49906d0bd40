/** The media type of a file that nothing more is known of. */
export const binaryType = 'application/octet-stream'

const text = ['text/plain'] as const
const xml = ['application/xml', 'text/xml'] as const
const xliff = ['application/xliff+xml', 'application/x-xliff+xml', ...xml] as const
const office = (kind: string) => [`application/vnd.openxmlformats-officedocument.${kind}`] as const
const macro = (kind: string) => [`application/vnd.ms-${kind}.macroEnabled.12`] as const
const openDocument = (kind: string) => [`application/vnd.oasis.opendocument.${kind}`] as const

/**
 * The file extensions that can be uploaded for translation, each with the media types that go with it, the usual one
 * first. Any of them may also come as `application/octet-stream`, which says nothing.
 */
export const uploadTypes = {
  csv: ['text/csv', 'application/csv', 'application/vnd.ms-excel', ...text],
  dita: ['application/dita+xml', ...xml],
  ditamap: ['application/dita+xml', ...xml],
  docm: macro('word.document'),
  docx: office('wordprocessingml.document'),
  dotm: macro('word.template'),
  dotx: office('wordprocessingml.template'),
  htm: ['text/html', 'application/xhtml+xml'],
  html: ['text/html', 'application/xhtml+xml'],
  idml: ['application/vnd.adobe.indesign-idml-package', 'application/zip'],
  js: ['text/javascript', 'application/javascript', 'application/x-javascript', ...text],
  json: ['application/json', 'text/json', ...text],
  md: ['text/markdown', 'text/x-markdown', ...text],
  mqxliff: xliff,
  odg: openDocument('graphics'),
  odp: openDocument('presentation'),
  ods: openDocument('spreadsheet'),
  odt: openDocument('text'),
  otg: openDocument('graphics-template'),
  otp: openDocument('presentation-template'),
  ots: openDocument('spreadsheet-template'),
  ott: openDocument('text-template'),
  php: ['application/x-httpd-php', 'application/x-php', 'text/x-php', 'text/php', ...text],
  po: ['text/x-gettext-translation', 'application/x-gettext', 'text/x-po', ...text],
  pot: ['text/x-gettext-translation-template', 'application/x-gettext', 'text/x-pot', 'application/vnd.ms-powerpoint', ...text],
  potm: macro('powerpoint.template'),
  potx: office('presentationml.template'),
  ppsm: macro('powerpoint.slideshow'),
  ppsx: office('presentationml.slideshow'),
  pptm: macro('powerpoint.presentation'),
  pptx: office('presentationml.presentation'),
  properties: ['text/x-java-properties', ...text],
  rtf: ['application/rtf', 'text/rtf'],
  sdlxliff: xliff,
  srt: ['application/x-subrip', 'text/srt', ...text],
  strings: ['text/x-strings', ...text],
  tsv: ['text/tab-separated-values', ...text],
  txlf: xliff,
  txt: text,
  vtt: ['text/vtt', ...text],
  xlf: xliff,
  xliff: xliff,
  xliff2: xliff,
  xlsm: macro('excel.sheet'),
  xlsx: office('spreadsheetml.sheet'),
  xltm: macro('excel.template'),
  xltx: office('spreadsheetml.template'),
  xml: xml,
  resx: ['application/x-resx+xml', 'text/microsoft-resx', ...xml],
  yaml: ['application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml', ...text],
  yml: ['application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml', ...text],
  pdf: ['application/pdf'],
  zip: ['application/zip', 'application/x-zip-compressed'],
} as const satisfies Record<string, readonly string[]>

export type UploadExtension = keyof typeof uploadTypes

/** The extensions, in the specification's order. */
export const uploadExtensions = /*@__PURE__*/ Object.keys(uploadTypes) as readonly UploadExtension[]

/** The part of a file name after its last dot, in lower case; empty where there is none. */
export function extensionOf(fileName: string): string {
  const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

const isExtension = (extension: string): extension is UploadExtension => Object.hasOwn(uploadTypes, extension)

/** The usual media type of a file by its name. */
export function mediaTypeOf(fileName: string): string {
  const extension = extensionOf(fileName)
  return isExtension(extension) ? uploadTypes[extension][0] : binaryType
}

/**
 * Why a file cannot be uploaded for translation: its extension is not supported, or its media type belongs to
 * something else. Undefined where it can. An empty type and the default binary type go with every extension.
 */
export function uploadRefusal(fileName: string, mediaType = ''): 'extension' | 'mediaType' | undefined {
  const extension = extensionOf(fileName)
  if (!isExtension(extension)) return 'extension'
  const type = mediaType.split(';')[0]!.trim().toLowerCase()
  if (type === '' || type === binaryType) return undefined
  const allowed: readonly string[] = uploadTypes[extension]
  return allowed.some((known) => known.toLowerCase() === type) ? undefined : 'mediaType'
}
