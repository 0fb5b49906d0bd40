// Generated from openapi by openapi/generate.ts. Do not edit.

/** The stable codes with which the server refuses something, and the status that each comes with. */
export interface ErrorCodes {
  /**
   * The access key or secret is wrong, or its owner can no longer sign in.
   * Check whether a newer key has replaced it. Repeated failures are rate-limited.
   */
  ACCESS_KEY_WRONG: 400
  /**
   * Translations that the replacement wrote were changed or deleted since; `data.changed` names them.
   * Take back the others with `keepChanged`, or leave it.
   */
  CHANGED_SINCE: 422
  /**
   * A continuous project of the unit collects the files of this tag already.
   * Send the files to `data.projectUuid`, or choose another tag.
   */
  CI_TAG_TAKEN: 422
  /**
   * The resource has changed, or its state doesn't allow this. `data` holds the current state, if any.
   * Read it again, and repeat the call only if it still makes sense.
   */
  CONFLICT: 409
  /**
   * A file was announced, but its content has not arrived.
   * Send the content of `data.projectResourceUuid` first.
   */
  CONTENT_MISSING: 422
  /**
   * The account has contracts that must be accepted first.
   * Show them from `contracts.list` and accept them with `contracts.accept`.
   * Every call that waits for pending contracts and codes may answer it.
   */
  CONTRACTS_PENDING: 403
  /**
   * Costs can't change in the project's current status.
   * Look at `data.status`; nothing is left to do there.
   */
  COSTS_SETTLED: 422
  /**
   * The scheme is the account's default one.
   * Make another scheme the default first.
   */
  DEFAULT_NET_RATES: 422
  /**
   * The price list is the account's default one.
   * Make another list the default first.
   */
  DEFAULT_PRICE_LIST: 422
  /**
   * Somebody has this mail address already.
   * Choose another address, or find the person who has it.
   */
  EMAIL_TAKEN: 409
  /**
   * The source language can change only while the project has no files.
   * Take the files out first, or create another project.
   */
  FILES_EXIST: 422
  /**
   * The file cannot be read or written; `data` says why and, where it is known, in which line.
   * Fix the file or its import settings and upload it again.
   */
  FILE_REFUSED: 422
  /**
   * The project has no file of these names.
   * Leave out `data.filenames`, or send those files first.
   */
  FILE_UNKNOWN: 422
  /**
   * A request with a cookie came from a page of another site.
   * Call from the server's own pages, or with a token.
   * Every call that changes something may answer it.
   */
  FOREIGN_ORIGIN: 403
  /**
   * A field is missing, unknown or not as the contract says; `errors` names each with its rule and limit.
   * Correct the fields; the same request will be refused again.
   * Every call that takes or changes something may answer it.
   */
  INVALID: 400
  /**
   * The download link has expired or is invalid.
   * Ask for a new address where this one came from.
   */
  LINK_EXPIRED: 403
  /**
   * The link was used, or it has run out.
   * Ask for another one.
   */
  LINK_GONE: 410
  /**
   * The memory has translations into a language that the change would leave out.
   * Delete the translations into `data.locale` first, or keep the language.
   */
  LOCALE_IN_USE: 422
  /**
   * The resource is locked by a running operation, such as a cost calculation.
   * Try again after `Retry-After`; the SDK does where the contract says so.
   * Every call that changes something may answer it.
   */
  LOCKED: 423
  /**
   * The code of the mail is not right, or it has run out.
   * Let it be typed again, or ask for another code with `users.requestMagicCode`.
   */
  MAGIC_CODE_WRONG: 400
  /**
   * The second factor's code is not right, or it has run out.
   * Wait for the next code of the app, or ask for another mail with `mfa.requestEmailCode`.
   */
  MFA_CODE_WRONG: 400
  /**
   * The emailed sign-in code hasn't been verified yet.
   * Give it to `mfa.verifyEmailCode`.
   * Every call that waits for pending contracts and codes may answer it.
   */
  MFA_EMAIL_REQUIRED: 403
  /**
   * The task cannot move yet; `data` names the conditions that are not met, and the segments where some are open.
   * Meet the conditions in `data.unmet`; see the task life cycle.
   */
  MOVE_CONDITIONS: 422
  /**
   * There is one of this name already.
   * Choose another name, or use the one whose id is in `data`.
   */
  NAME_TAKEN: 422
  /**
   * Open projects are counted with this scheme.
   * Remove it once they are closed; `data.projects` says how many there are.
   */
  NET_RATES_IN_USE: 422
  /**
   * No file of the project has what was asked for.
   * Choose other languages or files.
   */
  NOTHING_SELECTED: 422
  /**
   * The file has no segments yet with which a new version could be compared.
   * Send the content with `projects.uploadResourceContent`, and make work units of it.
   */
  NOTHING_TO_COMPARE: 422
  /**
   * The text of a delivered step was asked for, and of `data.workUnits` none has been delivered.
   * Leave those out, ask for the present text, or wait until a step is delivered.
   */
  NOT_DELIVERED: 422
  /**
   * The person cannot have the task; `data.blockedBy` says what is in the way.
   * Choose one of `users.listEligibleLinguists`, or give the person what is missing.
   */
  NOT_ELIGIBLE: 422
  /**
   * The resource doesn't exist in this account or isn't visible to the caller.
   * Look it up again in its list; what an id named may have been removed.
   * Every call with an id in its path may answer it.
   */
  NOT_FOUND: 404
  /**
   * Something that this needs has not been done yet, such as files read, work units made or costs calculated.
   * Settle what `data` names, or wait for it, and call again.
   */
  NOT_READY: 422
  /**
   * The memory has another source language.
   * Write in the language of `data.sourceLocale`, or choose another memory.
   */
  OTHER_SOURCE_LOCALE: 422
  /**
   * The present password, which confirms the change, is not right.
   * Ask the user to retype it. Repeated failures are rate-limited.
   */
  PASSWORD_WRONG: 400
  /**
   * The payment can't change in the task's current status.
   * Look at `data.status`; the offer has no effect any more.
   */
  PAY_SETTLED: 422
  /**
   * The caller lacks permission. `data.missing` lists permissions or roles; any one is enough.
   * Ask one of `data.grantors`, who can grant it, or leave it to them.
   * Every call that needs a permission may answer it.
   */
  PERMISSION_MISSING: 403
  /**
   * Open projects are priced with this list.
   * Make it `INACTIVE`, so that no new project takes it; `data.projects` says how many still do.
   */
  PRICE_LIST_IN_USE: 422
  /**
   * The project is so far that this cannot change any more.
   * Look at `data.status`; open another project for what is still to be done.
   */
  PROJECT_CLOSED: 422
  /**
   * This can change only while the project is in DRAFT.
   * Take the project back to DRAFT if its life cycle still permits it, or create another one.
   */
  PROJECT_NOT_DRAFT: 422
  /**
   * The segments cannot be changed by whoever asks, or not now; `data.readOnlyReason` says why.
   * Show the text without letting it be edited, and open it again once the task has moved.
   */
  READ_ONLY: 422
  /**
   * This is the content that the file has already.
   * No action needed.
   */
  SAME_CONTENT: 422
  /**
   * The segment cannot be confirmed; `data.issues` names what is wrong with its text.
   * Fix the listed tags and texts, then confirm again.
   */
  SEGMENT_ISSUES: 422
  /**
   * The segment is locked, so its text stays as it is.
   * Leave it out.
   */
  SEGMENT_LOCKED: 422
  /**
   * The memory has another source language than the project.
   * Leave out `data.tmUuid`.
   */
  SOURCE_LANGUAGE_DIFFERS: 422
  /**
   * Only the current step's text and the last delivered text are available.
   * Ask for one of those; `data.workUnits` says which step each is at.
   */
  STEP_NOT_KEPT: 422
  /**
   * Tasks of the file are invoiced, so its content stays as it is.
   * Add the new version as another file.
   */
  TASKS_INVOICED: 422
  /**
   * Tasks of some of the work units were accepted or delivered by somebody.
   * Leave out `data.workUnits`.
   */
  TASKS_STARTED: 422
  /**
   * The token is unknown or has run out.
   * Get a new one with `auth.createToken`; `machineLogin` of the SDK does.
   * Every call may answer it.
   */
  TOKEN_INVALID: 403
  /**
   * What was sent is over the limit, which the message names.
   * Send it in parts.
   * Every call with a body may answer it.
   */
  TOO_LARGE: 413
  /**
   * The project has as many reference files as it can hold.
   * Take some out first; `data.limit` says how many there can be.
   */
  TOO_MANY: 422
  /**
   * There were too many attempts to sign in or to confirm something.
   * Wait for the seconds of `Retry-After`.
   */
  TOO_MANY_ATTEMPTS: 429
  /**
   * The memory has more units than a sheet can hold.
   * Export it as CSV or TMX.
   */
  TOO_MANY_UNITS: 422
  /**
   * Nobody has the task, so there is nothing to pay.
   * Assign it first.
   */
  UNASSIGNED: 422
  /**
   * Nobody is signed in.
   * Sign in, or send a token.
   * Every call that needs a session may answer it.
   */
  UNAUTHENTICATED: 401
  /**
   * The rules use an unsupported language.
   * Spell it as `locales.listLanguages` does.
   */
  UNKNOWN_LOCALE: 422
  /**
   * The person cannot sign in just now, so nobody can act as them.
   * Activate or unblock the person first.
   */
  USER_INACTIVE: 422
  /**
   * The options would change segments that are in work already.
   * Keep the options, or send the file again as another one.
   */
  WORK_UNITS_EXIST: 422
}

/** The codes that follow from the form of a call, whatever it does. */
export type CommonErrorCode =
  | 'CONTRACTS_PENDING'
  | 'FOREIGN_ORIGIN'
  | 'INVALID'
  | 'LOCKED'
  | 'MFA_EMAIL_REQUIRED'
  | 'NOT_FOUND'
  | 'PERMISSION_MISSING'
  | 'TOKEN_INVALID'
  | 'TOO_LARGE'
  | 'UNAUTHENTICATED'

/** The codes that operations answer beyond those. */
export interface OperationErrors {
  'auth.createToken': 'ACCESS_KEY_WRONG' | 'TOO_MANY_ATTEMPTS'
  'auth.endImpersonation': 'CONFLICT'
  'auth.extendSession': 'CONFLICT'
  'auth.go': 'LINK_GONE'
  'autopilot.updateUserSettings': 'PERMISSION_MISSING'
  'contracts.accept': 'PERMISSION_MISSING'
  'contracts.list': 'PERMISSION_MISSING'
  'costs.calculate': 'COSTS_SETTLED' | 'NOT_READY'
  'costs.createManual': 'COSTS_SETTLED'
  'costs.recalculate': 'COSTS_SETTLED' | 'NOT_READY'
  'costs.remove': 'COSTS_SETTLED'
  'editor.buildContext': 'NOT_FOUND'
  'editor.confirmSegments': 'READ_ONLY'
  'editor.getContext': 'NOT_FOUND'
  'editor.updateSegment': 'CONFLICT' | 'READ_ONLY' | 'SEGMENT_ISSUES' | 'SEGMENT_LOCKED'
  'files.download': 'LINK_EXPIRED' | 'NOT_FOUND'
  'glossaries.create': 'NOT_FOUND'
  'glossaries.update': 'NOT_FOUND'
  'jobs.cancel': 'CONFLICT' | 'PERMISSION_MISSING'
  'jobs.restart': 'CONFLICT' | 'COSTS_SETTLED' | 'PERMISSION_MISSING'
  'logfiles.create': 'NOT_READY'
  'logfiles.startExport': 'NOT_READY'
  'mfa.createRecoveryCodes': 'MFA_CODE_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.disable': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.enable': 'CONFLICT' | 'MFA_CODE_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.requestEmailCode': 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.setEmail': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.verifyEmailCode': 'MFA_CODE_WRONG' | 'PERMISSION_MISSING'
  'netRateSettings.remove': 'DEFAULT_NET_RATES' | 'NET_RATES_IN_USE'
  'netRateSettings.update': 'CONFLICT'
  'orgUnits.create': 'NOT_FOUND'
  'organizations.create': 'NOT_FOUND'
  'permissionGroups.create': 'CONFLICT'
  'permissionGroups.update': 'CONFLICT'
  'permissions.revoke': 'CONFLICT'
  'priceLists.remove': 'DEFAULT_PRICE_LIST' | 'PRICE_LIST_IN_USE'
  'priceLists.update': 'CONFLICT'
  'projects.bindTranslationMemories': 'SOURCE_LANGUAGE_DIFFERS'
  'projects.changeStatus': 'CONFLICT' | 'NOT_READY'
  'projects.create': 'NOT_FOUND'
  'projects.createContinuous': 'CI_TAG_TAKEN' | 'NOT_FOUND'
  'projects.createResource': 'NAME_TAKEN' | 'PROJECT_NOT_DRAFT'
  'projects.createWorkUnits': 'CONTENT_MISSING' | 'PROJECT_NOT_DRAFT'
  'projects.download': 'FILE_REFUSED' | 'NOTHING_SELECTED' | 'NOT_READY'
  'projects.downloadContinuous': 'FILE_REFUSED' | 'FILE_UNKNOWN' | 'NOTHING_SELECTED' | 'NOT_READY'
  'projects.downloadTranslatedFile': 'FILE_REFUSED' | 'NOT_DELIVERED' | 'NOT_READY'
  'projects.removeResource': 'CONFLICT' | 'PROJECT_NOT_DRAFT' | 'TASKS_STARTED'
  'projects.removeWorkUnits': 'PROJECT_CLOSED' | 'TASKS_STARTED'
  'projects.startDownload': 'NOTHING_SELECTED' | 'NOT_DELIVERED' | 'NOT_READY'
  'projects.startLocKit': 'NOT_READY' | 'STEP_NOT_KEPT'
  'projects.startSourceFiles': 'NOT_READY'
  'projects.startTranslatedFiles': 'NOT_DELIVERED' | 'NOT_READY' | 'STEP_NOT_KEPT'
  'projects.updateInfo': 'FILES_EXIST' | 'PROJECT_CLOSED' | 'PROJECT_NOT_DRAFT'
  'projects.updateResourceParams': 'FILE_REFUSED' | 'WORK_UNITS_EXIST'
  'projects.uploadContinuous': 'FILE_REFUSED'
  'projects.uploadReferenceFile': 'NAME_TAKEN' | 'TOO_MANY'
  'projects.uploadResourceContent': 'FILE_REFUSED' | 'PROJECT_NOT_DRAFT'
  'resourceVersions.create': 'CONFLICT' | 'FILE_REFUSED' | 'NOTHING_TO_COMPARE' | 'PROJECT_CLOSED' | 'SAME_CONTENT' | 'TASKS_INVOICED'
  'segmentationRules.preview': 'FILE_REFUSED' | 'UNKNOWN_LOCALE'
  'segmentationRules.upload': 'FILE_REFUSED'
  'tasks.assign': 'CONFLICT' | 'NOT_ELIGIBLE'
  'tasks.assignBulk': 'CONFLICT' | 'NOT_ELIGIBLE' | 'NOT_FOUND'
  'tasks.autoAssign': 'NOT_FOUND'
  'tasks.changeStatus': 'CONFLICT' | 'MOVE_CONDITIONS'
  'tasks.listSlices': 'NOT_FOUND'
  'tasks.postStopLoss': 'CONFLICT' | 'PAY_SETTLED' | 'UNASSIGNED'
  'tasks.reject': 'CONFLICT'
  'tasks.revokeAssignment': 'CONFLICT' | 'MOVE_CONDITIONS'
  'tasks.updatePayments': 'CONFLICT' | 'UNASSIGNED'
  'translationMemories.create': 'NOT_FOUND'
  'translationMemories.createUnit': 'CONFLICT' | 'OTHER_SOURCE_LOCALE'
  'translationMemories.export': 'TOO_MANY_UNITS'
  'translationMemories.remove': 'CONFLICT'
  'translationMemories.removeSegment': 'CONFLICT'
  'translationMemories.removeUnit': 'CONFLICT'
  'translationMemories.undoReplacement': 'CHANGED_SINCE' | 'CONFLICT'
  'translationMemories.update': 'CONFLICT' | 'LOCALE_IN_USE' | 'NOT_FOUND'
  'translationMemories.updateUnit': 'CONFLICT'
  'users.addTag': 'CONFLICT'
  'users.changePassword': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'users.checkPasswordLink': 'LINK_GONE'
  'users.create': 'EMAIL_TAKEN'
  'users.createToken': 'PERMISSION_MISSING'
  'users.delete': 'CONFLICT'
  'users.endSession': 'PERMISSION_MISSING'
  'users.impersonate': 'CONFLICT' | 'USER_INACTIVE'
  'users.removeRole': 'CONFLICT'
  'users.removeToken': 'NOT_FOUND' | 'PERMISSION_MISSING'
  'users.requestMagicCode': 'EMAIL_TAKEN' | 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'users.requestPassword': 'TOO_MANY_ATTEMPTS'
  'users.updatePasswordWithCode': 'LINK_GONE'
  'users.verifyMagicCode': 'EMAIL_TAKEN' | 'MAGIC_CODE_WRONG' | 'PERMISSION_MISSING'
  'workUnits.buildTranslation': 'NOT_READY'
  'workUnits.uploadTranslation': 'FILE_REFUSED' | 'READ_ONLY'
  'workflows.list': 'NOT_FOUND'
}
