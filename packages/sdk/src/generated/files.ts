// Generated from openapi/resources/files.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { bytes } from '../answers.ts'
import { operation } from '../operation.ts'

/** What `files.download` takes. */
export interface FilesDownloadParams {
  path: {
    /** The signed token. */
    token: string
  }
}

/**
 * Download a file by its signed address
 *
 * The token is part of addresses that other calls answer; it says which file, for whom and until when. Afterwards the answer is 403.
 *
 * `GET /api/v3/file/{token}` (designed). Needs no session.
 */
export const download: Operation<FilesDownloadParams, Blob> = /*@__PURE__*/ operation('files.download', 'GET', '/api/v3/file/{token}', { answer: bytes })
