// Generated from openapi/resources/githubConnector.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../githubConnector.ts'

export const GithubConfig: z.ZodMiniType<types.GithubConfig> = z.looseObject({
  uuid: z.guid(),
  orgUnitUuid: z.guid(),
  githubUrl: z.string(),
  githubUser: z.string(),
  githubToken: z.string(),
})

export const GithubConfigInput: z.ZodMiniType<types.GithubConfigInput> = z.looseObject({
  orgUnitUuid: z.guid(),
  githubUrl: z.string().check(z.minLength(1), z.maxLength(2000)),
  githubUser: z.string().check(z.minLength(1), z.maxLength(2000)),
  githubToken: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export const GithubConfigUpdate: z.ZodMiniType<types.GithubConfigUpdate> = z.looseObject({
  uuid: z.optional(z.guid()),
  orgUnitUuid: z.guid(),
  githubUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  githubUser: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  githubToken: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
})

export const GithubRepository: z.ZodMiniType<types.GithubRepository> = z.looseObject({
  configUUID: z.guid(),
  name: z.string(),
  owner: z.string(),
  baseBranch: z.string(),
  configPath: z.string(),
  projectTag: z.string(),
})

export const GithubRepositoryInput: z.ZodMiniType<types.GithubRepositoryInput> = z.looseObject({
  configUUID: z.optional(z.guid()),
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z0-9._-]+$'))),
  owner: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z0-9._-]+$'))),
  baseBranch: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  configPath: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  projectTag: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})

export const GithubSync: z.ZodMiniType<types.GithubSync> = z.looseObject({
  configUUID: z.guid(),
  orgUnitUUID: z.guid(),
  contactUUID: z.optional(z.guid()),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(16))),
  skipHashCheck: z.optional(z.boolean()),
  repository: z.optional(z.string().check(z.minLength(1), z.maxLength(201))),
  reference: z.optional(z.string().check(z.minLength(1), z.maxLength(250))),
  skipStatusCheck: z.optional(z.boolean()),
})

export const listRepositoriesResult: z.ZodMiniType<types.GithubRepository[]> = z.array(GithubRepository)

export const saveRepositoriesBody: z.ZodMiniType<NonNullable<types.GithubConnectorSaveRepositoriesParams['body']>> = z.array(GithubRepositoryInput).check(z.minLength(1), z.maxLength(100))

export const saveRepositoriesResult: z.ZodMiniType<types.GithubRepository[]> = z.array(GithubRepository)
