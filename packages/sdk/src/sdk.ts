export type {
  CallEvent,
  CallOptions,
  ClientConfig,
  FetchLike,
  Observer,
  OperationTree,
  Send,
  TokenSource,
} from './client-types.ts'
export { call, createClient, type Bound, type Call, type CallArguments, type Client } from './client.ts'
export {
  AbortError,
  HttpError,
  isAbortError,
  isCallError,
  isHttpError,
  isJobError,
  JobError,
  NetworkError,
  ParseError,
  TimeoutError,
  ValidationError,
  type CallError,
  type ErrorCode,
  type ErrorCodeOf,
  type Issue,
} from './errors.ts'
export { machineLogin } from './machine-login.ts'
export { middleware, type Middleware, type SentCall } from './middleware.ts'
export type {
  AnyOperation,
  AsyncOperation,
  AsyncPattern,
  NamedUpload,
  NoParams,
  Operation,
  ParamsOf,
  ResultOf,
  RetryRule,
  Upload,
} from './operation.ts'
export type { RetryLimits } from './retry.ts'
export type { StandardSchema } from './standard-schema.ts'
export {
  createSession,
  type LoginOutcome,
  type Session,
  type SessionConfig,
  type SessionPhase,
  type SessionSnapshot,
} from './session.ts'
export type { KeyValueStorage } from './session-storage.ts'
export { can, missingFor, type Requirement, type Subject } from './permissions.ts'
export { items, nextPage, pages, type PageFrame } from './pages.ts'
export { pollJob, pollRequest, pollStatus, type PollOptions } from './poll.ts'
export { run, type RunOptions } from './run.ts'
export { download, type Download, type Downloaded } from './download.ts'
export { upload, type UploadOptions, type UploadProgress } from './upload.ts'
