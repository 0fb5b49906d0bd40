// Generated from openapi/resources/uploads.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { LeftOutText, ParserParameters } from './projects.ts'
import type { LocaleCode, WordCounter } from './shared.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

export interface UploadedFile {
  /** Id */
  uuid: string
  /** File name */
  name: string
  /** Size in bytes */
  size: number
  /** SHA-256 of the content, in hexadecimal */
  hash: string
  /** When the file is deleted unless it has been used (epoch ms) */
  expires: number
  /** Of an archive, the files in it, up to 500, in its order; `projects.createResource` takes the `uuid`, `name`, and `path` of each. Absent for any other file */
  files?: UnpackedFile[]
  /** Of an archive, the files in it that are not taken. Absent for any other file */
  notTaken?: NotTakenFile[]
}

export interface UnpackedFile {
  /** Id of the upload */
  uuid: string
  /** File name */
  name: string
  /** Folders in the archive with the name of the file at the end */
  path: string
  /** Unpacked size in bytes */
  size: number
  /** SHA-256 of the content, in hexadecimal */
  hash: string
}

export interface NotTakenFile {
  /** Folders in the archive with the name of the file at the end, cut off after 300 characters */
  path: string
  /** TYPE if the server does not read files of this type, SYSTEM_FILE for hidden files and those of operating systems, TOO_DEEP for an archive in an archive in the archive, TOO_LARGE above 128 MB, TOO_DENSE if it unpacks to more than 400 times its size, UNSAFE_NAME for a name that leads out of the archive or that no file can have */
  code: 'TYPE' | 'SYSTEM_FILE' | 'ENCRYPTED' | 'TOO_DEEP' | 'TOO_LARGE' | 'TOO_DENSE' | 'UNSAFE_NAME' | 'NAME_TWICE' | 'LINK' | 'DAMAGED' | (string & {})
  /** Why, and what to do */
  reason: string
  /** What is over the limit: bytes, or how often its packed size */
  value?: number
  /** The limit */
  limit?: number
}

export interface FilePreviewRequest {
  /** Language of the source texts */
  sourceLocale: LocaleCode
  /** Language whose translations and plural forms to look for; the source locale if absent */
  targetLocale?: LocaleCode | undefined
  /** Organizational unit whose segmentation rules and file options apply; the built-in ones if absent */
  orgUnitUuid?: string | undefined
  /** How words are counted; as in new projects of the organizational unit or the account if absent. Further files of a project are counted as the project is */
  wordCounter?: WordCounter | undefined
  /** How to read the file; what is absent is as in the file options of the organizational unit, or the default of the parser */
  options?: FileOptions | undefined
}

export interface FileOptions {
  /** Split paragraphs into sentences */
  applySourceSegmentation?: boolean | undefined
  /** Filter of the parser that reads the file */
  parserFilter?: string | undefined
  /** Regular expression; text that matches is kept as an inline tag */
  tagRegex?: string | undefined
  parameters?: ParserParameters | undefined
  /** Whether the file is to be read this way in spite of its questions */
  areQuestionsSettled?: boolean | undefined
}

export interface FilePreview {
  /** How the file was read: the given options, completed by those of the organizational unit */
  options: FileOptions
  /** Segments to translate */
  totalSegments: number
  /** Source words */
  totalWords: number
  /** How they are counted */
  wordCounter: WordCounter
  /** Texts that are not translated */
  leftOutTexts: number
  /** The first 50 segments */
  segments: PreviewSegment[]
  /** The first 50 texts that are not translated */
  leftOut: LeftOutText[]
  /** How many texts are left out for each reason */
  leftOutReasons: LeftOutCount[]
  /** Options that were left to the file, with what it says; sent as options, they read the file the same way */
  found: ParserParameters
  /** What the file leaves in doubt */
  questions: FileQuestion[]
}

export interface PreviewSegment {
  /** What identifies the segment in the file */
  key: string
  /** The source text with its tags as in the file, cut off after 500 characters */
  source: string
  /** Translation that the file already has */
  target?: string
  /** Note of the file */
  note?: string
  /** Longest translation, in characters */
  maxLength?: number
  /** Whether the file protects the segment */
  locked?: boolean
}

export interface LeftOutCount {
  /** A reason as in `projects.listLeftOutTexts` */
  reason: string
  /** Texts */
  count: number
}

export interface FileQuestion {
  /** KEYS_AS_SOURCE if most source texts look like keys of a program */
  code: 'KEYS_AS_SOURCE' | (string & {})
  /** Ways to read the file, the present one first; sending the parameters of one answers the question */
  readings: FileReading[]
}

export interface FileReading {
  parameters: ParserParameters
  /** Texts that would be translated */
  samples: string[]
}

/** What `uploads.create` takes. */
export interface UploadsCreateParams {
  body: {
    /** The file, up to 512 MB */
    file: Upload
  }
}

/**
 * Upload a file before it has a project
 *
 * Keeps the file for a day, for the person who uploaded it. `uploads.preview` shows what would be translated; `projects.createResource`, `projects.uploadResourceContent`, and `resourceVersions.create` take the file as `uploadUuid`, so that it is sent once. Its extension determines the parser; a type that cannot be read is refused. A `.zip` archive is opened: `files` lists the files in it, each an upload of its own with its folder, and `notTaken` those that are not taken, with the reason. An archive within it is opened as well; its name is the folder of its files.
 *
 * `POST /api/v3/upload` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const create: Operation<UploadsCreateParams, UploadedFile> = /*@__PURE__*/ operation('uploads.create', 'POST', '/api/v3/upload', { body: form, retry: 'never' })

/** What `uploads.preview` takes. */
export interface UploadsPreviewParams {
  path: {
    /** Upload of the caller */
    uploadUuid: string
  }
  body: FilePreviewRequest
}

/**
 * Show what would be translated in an uploaded file
 *
 * Reads the file with the given options and returns its first segments, the texts that are left out with their reasons, and the words, before anything is created or priced. `questions` lists what the file leaves in doubt, such as source texts that look like keys. A file that is then created with the same options is not parsed again. A file that cannot be parsed is refused with 422, and `data` gives the file, line, and reason.
 *
 * `POST /api/v3/upload/{uploadUuid}/preview` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const preview: Operation<UploadsPreviewParams, FilePreview> = /*@__PURE__*/ operation('uploads.preview', 'POST', '/api/v3/upload/{uploadUuid}/preview', { retry: 'safe' })
