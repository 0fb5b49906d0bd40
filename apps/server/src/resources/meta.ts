import type { Handlers } from '../handlers.ts'

export const meta = {
  getVersion: ({ settings }) => ({ version: settings.version }),
} satisfies Handlers<'meta'>
