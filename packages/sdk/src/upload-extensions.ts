import { moreUploadExtensions, readableExtensions } from './file-types.ts'

export { moreUploadExtensions, readableExtensions }

/** The media type of a file that nothing more is known of. */
export const binaryType = 'application/octet-stream'

/** The file extensions that can be uploaded for translation, in the specification's order. */
export const uploadExtensions = [
  'csv',
  'dita',
  'ditamap',
  'docm',
  'docx',
  'dotm',
  'dotx',
  'htm',
  'html',
  'idml',
  'js',
  'json',
  'md',
  'mqxliff',
  'odg',
  'odp',
  'ods',
  'odt',
  'otg',
  'otp',
  'ots',
  'ott',
  'php',
  'po',
  'pot',
  'potm',
  'potx',
  'ppsm',
  'ppsx',
  'pptm',
  'pptx',
  'properties',
  'rtf',
  'sdlxliff',
  'srt',
  'strings',
  'tsv',
  'txlf',
  'txt',
  'vtt',
  'xlf',
  'xliff',
  'xliff2',
  'xlsm',
  'xlsx',
  'xltm',
  'xltx',
  'xml',
  'resx',
  'yaml',
  'yml',
  'pdf',
  'zip',
] as const

export type UploadExtension = (typeof uploadExtensions)[number] | (typeof moreUploadExtensions)[number]

/** Whether the server reads files with this name. */
export const isReadable = (fileName: string): boolean =>
  (readableExtensions as readonly string[]).includes(extensionOf(fileName))

/** Archives, whose files `uploads.create` and `projects.uploadContinuous` take out of them. */
export const archiveExtensions = ['zip'] as const satisfies readonly UploadExtension[]

/** The part of a file name after its last dot, in lower case; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /[^/\\]\.([^./\\]+)$/.exec(fileName)?.[1]!.toLowerCase() ?? ''
}
