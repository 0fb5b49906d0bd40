import { auth } from './resources/auth.ts'

/** Every resource of the contract with its handlers. */
export const handlers = { auth }
