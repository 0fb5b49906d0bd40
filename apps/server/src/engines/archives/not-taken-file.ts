/** Why a file of an archive is not taken. */
export type NotTakenCode =
  | 'TYPE'
  | 'SYSTEM_FILE'
  | 'ENCRYPTED'
  | 'TOO_DEEP'
  | 'TOO_LARGE'
  | 'TOO_DENSE'
  | 'UNSAFE_NAME'
  | 'NAME_TWICE'
  | 'LINK'
  | 'DAMAGED'

/** A file of an archive that is not taken. */
export interface NotTakenFile {
  /** With its folders, cut off where it is very long. */
  path: string
  code: NotTakenCode
  /** A sentence that says what to do. */
  reason: string
  /** The size that is over the limit: bytes, or how often the packed size. */
  value?: number
  limit?: number
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`

const reasons: Readonly<Record<NotTakenCode, (value: number, limit: number) => string>> = {
  TYPE: () => "Files of this type can't be translated.",
  SYSTEM_FILE: () => 'It is a hidden file, or one of an operating system.',
  ENCRYPTED: () => 'It is encrypted. Pack it without a password.',
  TOO_DEEP: (_, limit) => `Archives are opened ${limit} levels deep. Unpack it and upload the files in it.`,
  TOO_LARGE: (value, limit) =>
    `Unpacked, it has ${megabytes(value)}; ${megabytes(limit)} is the most in an archive. Split it, or upload it separately.`,
  TOO_DENSE: (value, limit) =>
    `It unpacks to ${value.toLocaleString('en')} times its size, like a zip bomb; ${limit} times is the most. Upload it separately.`,
  UNSAFE_NAME: () =>
    'Its name is too long, leads out of the archive, or has characters that no file name has. Rename it.',
  NAME_TWICE: () => 'The archive has two files of this name in this folder. Rename one of them.',
  LINK: () => 'It is a link to another file. Pack the file itself.',
  DAMAGED: () => "It is damaged, or packed in a way that can't be opened. Pack the archive again.",
}

const longestPath = 300

/** A file that is not taken, with the reason in words. */
export function notTaken(
  path: string,
  code: NotTakenCode,
  { value, limit }: { value?: number; limit?: number } = {},
): NotTakenFile {
  return {
    path: Array.from(path.toWellFormed().replaceAll(/\p{Cc}/gu, '\uFFFD'))
      .slice(0, longestPath)
      .join(''),
    code,
    reason: reasons[code](value ?? 0, limit ?? 0),
    ...(value !== undefined && { value }),
    ...(limit !== undefined && { limit }),
  }
}
