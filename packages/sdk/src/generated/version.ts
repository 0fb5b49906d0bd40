// Generated from packages/sdk/package.json by openapi/generate.ts. Do not edit.

/** The version of this package. */
export const version = '0.2.0'
