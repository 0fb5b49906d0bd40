import { moreUploadTypes } from './file-types.ts'
import { binaryType, extensionOf, type UploadExtension, type uploadExtensions } from './upload-extensions.ts'

export {
  archiveExtensions,
  binaryType,
  extensionOf,
  isReadable,
  moreUploadExtensions,
  readableExtensions,
  uploadExtensions,
  type UploadExtension,
} from './upload-extensions.ts'

/** Those of the specification, each with its usual media type. */
const mediaTypes: Readonly<Record<(typeof uploadExtensions)[number], string>> = {
  csv: 'text/csv',
  dita: 'application/dita+xml',
  ditamap: 'application/dita+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  htm: 'text/html',
  html: 'text/html',
  idml: 'application/vnd.adobe.indesign-idml-package',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mqxliff: 'application/xliff+xml',
  odg: 'application/vnd.oasis.opendocument.graphics',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  otg: 'application/vnd.oasis.opendocument.graphics-template',
  otp: 'application/vnd.oasis.opendocument.presentation-template',
  ots: 'application/vnd.oasis.opendocument.spreadsheet-template',
  ott: 'application/vnd.oasis.opendocument.text-template',
  php: 'application/x-httpd-php',
  po: 'text/x-gettext-translation',
  pot: 'text/x-gettext-translation-template',
  potm: 'application/vnd.ms-powerpoint.template.macroEnabled.12',
  potx: 'application/vnd.openxmlformats-officedocument.presentationml.template',
  ppsm: 'application/vnd.ms-powerpoint.slideshow.macroEnabled.12',
  ppsx: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
  pptm: 'application/vnd.ms-powerpoint.presentation.macroEnabled.12',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  properties: 'text/x-java-properties',
  rtf: 'application/rtf',
  sdlxliff: 'application/xliff+xml',
  srt: 'application/x-subrip',
  strings: 'text/x-strings',
  tsv: 'text/tab-separated-values',
  txlf: 'application/xliff+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  xlf: 'application/xliff+xml',
  xliff: 'application/xliff+xml',
  xliff2: 'application/xliff+xml',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xltm: 'application/vnd.ms-excel.template.macroEnabled.12',
  xltx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
  xml: 'application/xml',
  resx: 'application/x-resx+xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  pdf: 'application/pdf',
  zip: 'application/zip',
}

const xml = ['application/xml', 'text/xml']

/** As what else a file may come whose usual media type is the key. */
const otherTypes: Readonly<Record<string, readonly string[]>> = {
  'application/dita+xml': xml,
  'application/json': ['text/json', 'text/plain'],
  'application/rtf': ['text/rtf'],
  'application/vnd.adobe.indesign-idml-package': ['application/zip'],
  'application/x-httpd-php': ['application/x-php', 'text/x-php', 'text/php', 'text/plain'],
  'application/x-resx+xml': ['text/microsoft-resx', ...xml],
  'application/x-subrip': ['text/srt', 'text/plain'],
  'application/xliff+xml': ['application/x-xliff+xml', ...xml],
  'application/xml': ['text/xml'],
  'application/yaml': ['application/x-yaml', 'text/yaml', 'text/x-yaml', 'text/plain'],
  'application/zip': ['application/x-zip-compressed'],
  'text/csv': ['application/csv', 'application/vnd.ms-excel', 'text/plain'],
  'text/html': ['application/xhtml+xml'],
  'text/javascript': ['application/javascript', 'application/x-javascript', 'text/plain'],
  'text/markdown': ['text/x-markdown', 'text/plain'],
  'text/tab-separated-values': ['text/plain'],
  'text/vtt': ['text/plain'],
  'text/x-gettext-translation': ['application/x-gettext', 'text/x-po', 'text/plain'],
  'text/x-gettext-translation-template': [
    'application/x-gettext',
    'text/x-pot',
    'application/vnd.ms-powerpoint',
    'text/plain',
  ],
  'text/x-java-properties': ['text/plain'],
  'text/x-strings': ['text/plain'],
}

/**
 * The file extensions that can be uploaded for translation, each with the media types that go with it, the usual one
 * first. Any of them may also come as `application/octet-stream`, which says nothing.
 */
export const uploadTypes = {
  .../*@__PURE__*/ Object.fromEntries(
    Object.entries(mediaTypes).map(([extension, type]) => [extension, [type, ...(otherTypes[type] ?? [])]]),
  ),
  ...moreUploadTypes,
} as unknown as Readonly<Record<UploadExtension, readonly [usual: string, ...others: string[]]>>

/** The usual media type of a file by its name. */
export function mediaTypeOf(fileName: string): string {
  const extension = extensionOf(fileName)
  return isUploadExtension(extension) ? uploadTypes[extension][0] : binaryType
}

const isUploadExtension = (extension: string): extension is UploadExtension => Object.hasOwn(uploadTypes, extension)

/**
 * Why a file cannot be uploaded for translation: its extension is not supported, or its media type belongs to
 * something else. Undefined where it can, which does not say that the server reads it: `isReadable` does. An empty type and the default binary type go with every extension.
 */
export function uploadRefusal(fileName: string, mediaType = ''): 'extension' | 'mediaType' | undefined {
  const extension = extensionOf(fileName)
  if (!isUploadExtension(extension)) return 'extension'
  const type = mediaType.split(';')[0]!.trim().toLowerCase()
  if (type === '' || type === binaryType) return undefined
  return uploadTypes[extension].some((known) => known.toLowerCase() === type) ? undefined : 'mediaType'
}
