import type { Handlers } from '../../identity/context.ts'

export const meta = {
  getVersion: ({ settings }) => ({ version: settings.version }),
} satisfies Handlers<'meta'>
