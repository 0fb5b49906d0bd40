import type { Handlers } from '../../../identity/context.ts'
import { keepUpload, previewUpload } from './uploads.ts'

export const uploads = {
  create: (input) => keepUpload(input, input.body.file),

  preview: (input) => previewUpload(input, input.path.uploadUuid, input.body),
} satisfies Handlers<'uploads'>
