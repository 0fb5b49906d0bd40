import { hash } from 'node:crypto'

/**
 * A short name of a state: equal states, equal versions. Each value becomes a part of its own, so that a write can compare
 * the part that it changes.
 */
export const versionOf = (...parts: readonly unknown[]): string =>
  parts.map((part) => hash('sha256', JSON.stringify(part) ?? '', 'base64url').slice(0, 10)).join('.')

/** The version of what does not exist, and of an empty list. */
export const noVersion = 'none'
