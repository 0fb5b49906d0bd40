import { resolveLanguage, unknownLanguage } from '@dragoman/sdk/languages'
import * as z from 'zod/mini'
import type { Reading } from './configuration.ts'
import { yamlDocument } from './document.ts'
import { folderRule, placeholderProblem, spellings } from './places.ts'

const text = z.string().check(z.minLength(1))
const language = text.check(
  z.refine((code) => resolveLanguage(code) !== undefined, { error: ({ input }) => unknownLanguage(String(input)) }),
)
const codes = z.record(language, text)

const ownConfiguration = z.strictObject({
  server: z.optional(
    z
      .string()
      .check(
        z.refine(
          (address) => /^https?:\/\//.test(address) && URL.canParse(address),
          'This isn’t the address of a server. Use one such as https://translate.example.com.',
        ),
      ),
  ),
  unit: z.optional(text),
  project: z.optional(text.check(z.maxLength(100))),
  source: z.optional(language),
  languages: z.optional(z.array(language)),
  branch: z.optional(text),
  workflows: z.optional(z.array(text)),
  spellings: z.optional(codes),
  files: z.optional(
    z.array(
      z.strictObject({
        source: text,
        translation: text.check(
          z.refine((place) => /%\w+%/.test(place), 'There is no language in it, such as %osx_code%.'),
          z.refine((place) => placeholderProblem(place) === undefined, {
            error: ({ input }) => placeholderProblem(String(input)),
          }),
        ),
        ignore: z.optional(z.array(text)),
        spellings: z.optional(codes),
      }),
    ),
  ),
})

/** Reads `dragoman.yml`. */
export function readOwn(content: string, file: string): Reading & { hasFiles: boolean } {
  const document = yamlDocument(content, file)
  const read = ownConfiguration.safeParse(document.content)
  if (!read.success) {
    const [issue] = read.error.issues
    throw document.wrong(pathOf(issue!), problemOf(issue!))
  }
  const { files = [], spellings: common = {}, ...rest } = read.data
  return {
    ...rest,
    source: rest.source && resolveLanguage(rest.source),
    hasFiles: files.length > 0,
    rules: () =>
      files.map(({ source, translation, ignore, spellings: own = {} }) =>
        folderRule({
          source,
          translation,
          ...(ignore && { ignored: ignore }),
          mapping: spellings({ ...common, ...own }),
        }),
      ),
  }
}

type Issue = z.core.$ZodIssue

const pathOf = (issue: Issue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path

const secrets = new Set(['key', 'secret', 'access_key', 'accessKey', 'token', 'api_token'])

function problemOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return secrets.has(issue.keys[0]!)
      ? 'A key doesn’t belong in a file that is committed. Run "dragoman login", or set DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.'
      : 'This field isn’t known. See "dragoman.yml" in the help.'
  if (issue.code === 'invalid_type') return `It must be ${kinds[issue.expected] ?? issue.expected}.`
  if (issue.code === 'too_big') return `It must have at most ${issue.maximum} characters.`
  if (issue.code === 'too_small') return 'It must not be empty.'
  return issue.message
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'fields',
  record: 'languages, each with its spelling',
}
