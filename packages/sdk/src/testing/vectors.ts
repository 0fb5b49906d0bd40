import aborts from '../vectors/04-aborts.json' with { type: 'json' }
import answers from '../vectors/08-answers.json' with { type: 'json' }
import errors from '../vectors/05-errors.json' with { type: 'json' }
import machineLogin from '../vectors/12-machine-login.json' with { type: 'json' }
import numbers from '../vectors/09-numbers.json' with { type: 'json' }
import observers from '../vectors/16-observers.json' with { type: 'json' }
import pagesAndPolls from '../vectors/13-pages-and-polls.json' with { type: 'json' }
import paths from '../vectors/07-paths.json' with { type: 'json' }
import queries from '../vectors/10-queries.json' with { type: 'json' }
import redirects from '../vectors/11-redirects.json' with { type: 'json' }
import repeats from '../vectors/02-repeats.json' with { type: 'json' }
import secrets from '../vectors/06-secrets.json' with { type: 'json' }
import timeouts from '../vectors/03-timeouts.json' with { type: 'json' }
import uploads from '../vectors/14-uploads.json' with { type: 'json' }
import waits from '../vectors/01-waits.json' with { type: 'json' }
import { playVector, type Stage } from './play-vector.ts'
import type { VectorFile } from './vector.ts'

/** All vectors, by behavior. */
export const vectorFiles = [
  waits,
  repeats,
  timeouts,
  aborts,
  errors,
  secrets,
  paths,
  answers,
  numbers,
  queries,
  redirects,
  machineLogin,
  pagesAndPolls,
  uploads,
  observers,
] as unknown as readonly VectorFile[]

/** The vectors that can be seen on a platform. */
export const vectorsFor = (platform: 'node' | 'browser') =>
  vectorFiles.flatMap(({ vectors }) => vectors.filter(({ only }) => only === undefined || only === platform))

/** The results of all vectors on a platform. */
export interface VectorReport {
  readonly played: number
  /** Vectors that failed, with what is not as it should be. */
  readonly failed: readonly { readonly id: string; readonly does: string; readonly found: readonly string[] }[]
}

/**
 * Plays all vectors of a platform, some at a time.
 * @param atOnce a browser opens six connections to a server and no more
 */
export async function playAll(stage: Stage, atOnce: number): Promise<VectorReport> {
  const vectors = vectorsFor(stage.isBrowser ? 'browser' : 'node')
  const failed: { id: string; does: string; found: string[] }[] = []
  const waiting = vectors.values()
  const play = async () => {
    for (const vector of waiting) {
      const found = await playVector(vector, stage)
      if (found.length > 0) failed.push({ id: vector.id, does: vector.does, found })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, play))
  return { played: vectors.length, failed }
}
