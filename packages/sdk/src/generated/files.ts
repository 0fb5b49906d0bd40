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
 * Download a file from its signed address
 *
 * The token is part of addresses that other calls return. It works for an hour, without signing in, as long as the session that requested it hasn't been ended and its user may still see the file. Addresses in webhook events work for 160 hours, as long as the account has an active webhook. After that, the response is 403.
 *
 * `GET /api/v3/file/{token}` (designed). Needs no session.
 *
 * @throws {HttpError} LINK_EXPIRED, NOT_FOUND, a code of any call
 */
export const download: Operation<FilesDownloadParams, Blob> = /*@__PURE__*/ operation('files.download', 'GET', '/api/v3/file/{token}', { answer: bytes, anonymous: true })
