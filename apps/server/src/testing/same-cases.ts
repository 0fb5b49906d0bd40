import { configureGlobal } from 'fast-check'

// Property tests try the same cases in every run, so that a change and nothing else decides whether they pass.
// PROPERTY_SEED tries others: `PROPERTY_SEED=7 vitest run price.property`.
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 4400) })
