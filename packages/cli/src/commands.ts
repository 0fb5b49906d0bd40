export interface Flag {
  readonly type: 'string' | 'boolean'
  /** The value in the help, such as `FILE`. */
  readonly value?: string
  readonly help: string
}

export interface Command {
  readonly help: string
  /** Words after the name, as the help shows them. */
  readonly parameters?: string
  readonly flags?: Readonly<Record<string, Flag>>
}

/** Flags of every command. */
export const commonFlags: Readonly<Record<string, Flag>> = {
  config: { type: 'string', value: 'FILE', help: 'the configuration, instead of the one that is found here' },
  server: { type: 'string', value: 'URL', help: 'the server (DRAGOMAN_URL)' },
  unit: {
    type: 'string',
    value: 'UNIT',
    help: 'the organizational unit that orders: its name or its id (DRAGOMAN_UNIT)',
  },
  project: { type: 'string', value: 'NAME', help: 'the continuous project of the files (DRAGOMAN_PROJECT)' },
  branch: { type: 'string', value: 'NAME', help: 'a branch of the project, with files of its own' },
  source: { type: 'string', value: 'LANGUAGE', help: 'the language that is translated from' },
  languages: { type: 'string', value: 'LIST', help: 'only these languages, parted by commas' },
  'dry-run': { type: 'boolean', help: 'tell what would happen, and change nothing' },
  json: { type: 'boolean', help: 'answer in JSON' },
  help: { type: 'boolean', help: 'show this' },
}

const memory: Flag = { type: 'string', value: 'NAME', help: 'a translation memory: its name or its id' }
const glossary: Flag = { type: 'string', value: 'NAME', help: 'a glossary: its name or its id' }
const timeout: Flag = { type: 'string', value: 'SECONDS', help: 'how long to wait; 600 if omitted' }
const delivered: Flag = { type: 'boolean', help: 'only what has been delivered' }

export const commands = {
  login: {
    help: 'keep an access key in the keychain of this system',
    flags: {
      key: {
        type: 'string',
        value: 'KEY',
        help: 'the access key; its secret is asked for, or read from standard input',
      },
    },
  },
  init: {
    help: 'write dragoman.yml, beside the configuration of another system if there is one',
    flags: {
      files: { type: 'string', value: 'PATTERN', help: 'the files that are translated, such as locales/en/*.json' },
      translation: { type: 'string', value: 'PATTERN', help: 'the place of a translation' },
    },
  },
  push: { help: 'send the files that have changed' },
  pull: {
    help: 'write the translations that have changed',
    flags: { delivered },
  },
  status: { help: 'show how far the translation is, by language' },
  diff: {
    help: 'show what push would send and pull would write',
    flags: { delivered },
  },
  wait: {
    help: 'wait until the files have been read, or until they are delivered',
    flags: { delivered, timeout },
  },
  import: {
    help: 'bring a file into a translation memory or a glossary, or a folder of exports of another system',
    parameters: 'PATH',
    flags: { memory, glossary },
  },
  export: {
    help: 'write a translation memory, a glossary, or the translations of the newest project to a file',
    parameters: 'FILE',
    flags: { memory, glossary },
  },
  open: { help: 'open the project in a browser' },
  mcp: {
    help: 'serve agents over the Model Context Protocol, on standard input and output',
  },
  sync: {
    help: 'push, and pull into one branch with one pull or merge request (for CI)',
    flags: {
      delivered,
      timeout,
      into: {
        type: 'string',
        value: 'BRANCH',
        help: 'the branch of translations; l10n_ and the name of this one if omitted',
      },
    },
  },
} satisfies Record<string, Command>

export type CommandName = keyof typeof commands
