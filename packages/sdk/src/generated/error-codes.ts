// Generated from openapi by openapi/generate.ts. Do not edit.

/** The stable codes with which the server refuses something, and the status that each comes with. */
export interface ErrorCodes {
  /**
   * The access key or secret is wrong, or its owner can no longer sign in.
   * Check whether a newer key has replaced it. Repeated failures are rate-limited.
   */
  ACCESS_KEY_WRONG: 400
  /**
   * A system administrator has suspended the caller's account; `data.reason` gives the reason.
   * Show the reason. The account works again once a system administrator resumes it.
   * Every call that needs a session may answer it.
   */
  ACCOUNT_SUSPENDED: 403
  /**
   * The organizational unit doesn't allow files to be added to projects past DRAFT.
   * Create another project, or ask who manages the organizational unit to allow it.
   */
  ADDITIONS_OFF: 422
  /**
   * This installation has no domain below which accounts can have subdomains.
   * The operator sets `ACCOUNT_DOMAIN`.
   */
  ADDRESSES_OFF: 422
  /**
   * The account does not allow the network address that the request comes from.
   * Send the request from an allowed address; administrators change these with `accountSettings.updateSecurity`.
   * Every call may answer it.
   */
  ADDRESS_NOT_ALLOWED: 403
  /**
   * A program asked to work for a person in a way that isn't allowed; the message names the parameter.
   * Connect it again from its settings. If that doesn't help, its makers have to correct it.
   */
  AGENT_REFUSED: 422
  /**
   * The provider didn't take the key, or couldn't be reached; `data.reason` says which.
   * Correct the key or the address. `KEY` means the key, `QUOTA` its quota, `RATE` too many requests, `UNREACHABLE`, `TIMEOUT`, and `ADDRESS` the address, and `ANSWER` an answer that the protocol doesn't have.
   */
  AI_KEY_REFUSED: 422
  /**
   * Neither AI review nor AI spell check is on in the account.
   * Turn one of them on in the settings of the account.
   */
  AI_REVIEW_OFF: 422
  /**
   * The request has already become projects; `data` gives them.
   * Open them, or undo the distribution first.
   */
  ALREADY_ROUTED: 422
  /**
   * The card payment provider couldn't be reached or refused the request.
   * Try again later; if that doesn't help, the operator finds the reason in the server log.
   */
  BILLING_FAILED: 422
  /**
   * This installation has no key of a card payment provider.
   * The operator sets `STRIPE_SECRET_KEY`.
   */
  BILLING_OFF: 422
  /**
   * The automation of the project is still moving it on, such as assigning its tasks, so its status can't be changed.
   * Send the same request again in a few seconds; the SDK does so for up to 45 seconds.
   */
  'BWX-002': 422
  /**
   * Translations from the replacement have since been changed or deleted; `data.changed` lists them.
   * Undo the other translations with `keepChanged`, or don't undo the replacement.
   */
  CHANGED_SINCE: 422
  /**
   * Another continuous project of the organizational unit already collects the files with this tag.
   * Upload the files to `data.projectUuid`, or choose another tag.
   */
  CI_TAG_TAKEN: 422
  /**
   * The cloud storage gave no result; `data.reason` says why.
   * Connect again for `SIGN_IN`; choose another file for `NOT_FOUND` and `TOO_LARGE`; try again later for `LIMIT` and `UNREACHABLE`.
   */
  CLOUD_STORAGE_FAILED: 422
  /**
   * The resource has changed, or its state doesn't allow this. `data` holds the current state, if any.
   * Reload the resource, and repeat the call only if it still makes sense.
   */
  CONFLICT: 409
  /**
   * The other system gave no result; `data.reason` says why, and `data.message` what it said.
   * Correct the address for `ADDRESS` and `UNREACHABLE`, the key for `SIGN_IN` and `FORBIDDEN`; try again later for `LIMIT`.
   */
  CONNECTOR_FAILED: 422
  /**
   * A file was registered, but its content hasn't been uploaded yet.
   * Upload the content of `data.projectResourceUuid` first.
   */
  CONTENT_MISSING: 422
  /**
   * The account has contracts that must be accepted first.
   * Show the contracts from `contracts.list`, and accept them with `contracts.accept`.
   * Every call that waits for pending contracts may answer it.
   */
  CONTRACTS_PENDING: 403
  /**
   * Costs can't change in the project's current status.
   * Check `data.status`; no further changes are possible.
   */
  COSTS_SETTLED: 422
  /**
   * The net rate scheme is the account's default.
   * Set another scheme as the default first.
   */
  DEFAULT_NET_RATES: 422
  /**
   * The price list is the account's default.
   * Set another price list as the default first.
   */
  DEFAULT_PRICE_LIST: 422
  /**
   * This email address is already in use.
   * Enter another address, or find the user who has this one.
   */
  EMAIL_TAKEN: 409
  /**
   * The source language can change only while the project has no files.
   * Remove the files first, or create another project.
   */
  FILES_EXIST: 422
  /**
   * The file can't be read or written; `data` gives the reason and, if known, the line.
   * Fix the file or its import settings and upload it again.
   */
  FILE_REFUSED: 422
  /**
   * Files of this type already start with another template; `data` gives it and the extension.
   * Remove the extension from the other template first.
   */
  FILE_TYPE_TAKEN: 422
  /**
   * The project has no files with these names.
   * Leave out `data.filenames`, or upload those files first.
   */
  FILE_UNKNOWN: 422
  /**
   * A request with a cookie came from a page of another site.
   * Call from the server's own pages, or with a token.
   * Every call that changes something may answer it.
   */
  FOREIGN_ORIGIN: 403
  /**
   * A field is missing, unknown, or doesn't match the API contract; `errors` lists each field with its rule and limit.
   * Correct the fields. Sending the same request again fails again.
   * Every call that takes or changes something may answer it.
   */
  INVALID: 400
  /**
   * The invoice doesn't fit the payable; `data.differs` names its number, currency, or total, and `data` gives both values and the difference.
   * Attach an invoice with the total of the payable in its currency, and a number that is not used yet.
   */
  INVOICE_DIFFERS: 422
  /**
   * An account needs at least one active workflow step.
   * Restore another step first.
   */
  LAST_STEP: 422
  /**
   * The download link has expired or is invalid.
   * Request a new link from the call that returned this one.
   */
  LINK_EXPIRED: 403
  /**
   * The link was already used or has expired.
   * Request a new link.
   */
  LINK_GONE: 410
  /**
   * The memory has translations into a language that the change would remove.
   * Delete the translations into `data.locale` first, or keep the language.
   */
  LOCALE_IN_USE: 422
  /**
   * The resource is locked by a running operation, such as a cost calculation.
   * Try again after `Retry-After`; the SDK does this where the API contract allows it.
   * Every call that changes something may answer it.
   */
  LOCKED: 423
  /**
   * The emailed code is wrong or has expired.
   * Ask the user to retype it, or request a new code with `users.requestMagicCode`.
   */
  MAGIC_CODE_WRONG: 400
  /**
   * The code or the language is already mapped; `data.id`, `data.code`, and `data.language` are the mapping.
   * Delete that mapping first, or enter another code.
   */
  MAPPING_TAKEN: 422
  /**
   * The code of the second factor is wrong or has expired.
   * Wait for the next code in the authenticator app, or request another email with `mfa.requestEmailCode`.
   */
  MFA_CODE_WRONG: 400
  /**
   * The emailed sign-in code hasn't been verified yet.
   * Send the code to `mfa.verifyEmailCode`.
   * Every call that waits for a code by email may answer it.
   */
  MFA_EMAIL_REQUIRED: 403
  /**
   * The task's status can't change yet; `data` lists the unmet conditions and, if segments are open, those segments.
   * Meet the conditions in `data.unmet`; see the task life cycle.
   */
  MOVE_CONDITIONS: 422
  /**
   * This name is already in use.
   * Enter another name, or use the existing item whose id is in `data`.
   */
  NAME_TAKEN: 422
  /**
   * Open projects use this net rate scheme.
   * Delete the scheme once these projects are closed; `data.projects` is their number.
   */
  NET_RATES_IN_USE: 422
  /**
   * No file of the project matches the selection.
   * Choose other languages or files.
   */
  NOTHING_SELECTED: 422
  /**
   * The file has no segments yet to compare with a new version.
   * Upload the content with `projects.uploadResourceContent`, and create work units for it.
   */
  NOTHING_TO_COMPARE: 422
  /**
   * The text of a delivered step was requested, but no step of the work units in `data.workUnits` has been delivered.
   * Leave out those work units, request the current text, or wait until a step is delivered.
   */
  NOT_DELIVERED: 422
  /**
   * The task can't be assigned to this person; `data.blockedBy` gives the reason.
   * Choose someone from `users.listEligibleLinguists`, or add what this person lacks.
   */
  NOT_ELIGIBLE: 422
  /**
   * The resource doesn't exist in this account or isn't visible to the caller.
   * Look the resource up in its list; it may have been deleted.
   * Every call with an id in its path may answer it.
   */
  NOT_FOUND: 404
  /**
   * A required step is not done yet, such as importing files, creating work units, or calculating costs.
   * Complete the step in `data`, or wait for it, and call again.
   */
  NOT_READY: 422
  /**
   * New projects can't be created in an inactive organizational unit.
   * Use another organizational unit, or set this one to ACTIVE with `orgUnits.update`.
   */
  ORG_UNIT_INACTIVE: 422
  /**
   * An organizational unit with projects can't be deleted; `data` holds what depends on it.
   * Set it to INACTIVE with `orgUnits.update`.
   */
  ORG_UNIT_IN_USE: 422
  /**
   * The memory has a different source language.
   * Use the language in `data.sourceLocale`, or choose another memory.
   */
  OTHER_SOURCE_LOCALE: 422
  /**
   * Someone else has changed this since it was read; `data` (schema `Outdated`) holds the current state, who changed it, and when.
   * Show both states to the user, and repeat the call with the version in `data.present` if the change still makes sense.
   * Every call that takes the version that was read may answer it.
   */
  OUTDATED: 409
  /**
   * The allowed addresses would not include the caller's own.
   * Add the address in `ownAddress` of `accountSettings.getSecurity`, or a range that includes it.
   */
  OWN_ADDRESS_EXCLUDED: 422
  /**
   * The caller could not sign in with the methods that remain.
   * Set up one of these methods in the profile first.
   */
  OWN_SIGN_IN_EXCLUDED: 422
  /**
   * Browsers have no passkeys for IP addresses; `data.host` is the one of the request.
   * Open the product by a host name instead of an IP address.
   */
  PASSKEY_HOST: 422
  /**
   * The response of the passkey doesn't fit the challenge, the host, or the key that is stored.
   * Request new options and ask the device again.
   */
  PASSKEY_REFUSED: 400
  /**
   * The current password, which confirms the change, is wrong.
   * Ask the user to retype it. Repeated failures are rate-limited.
   */
  PASSWORD_WRONG: 400
  /**
   * The payment can't change in the task's current status.
   * Check `data.status`; the offer no longer has any effect.
   */
  PAY_SETTLED: 422
  /**
   * The month that something would be dated in is locked; `data` names the month, who has locked it, and some who may unlock it.
   * Choose a day of an open month, or ask one of them to unlock it.
   */
  PERIOD_LOCKED: 409
  /**
   * The access key is read-only or limited to organizational units, and the call is beyond that.
   * Use an access key without this limit.
   * Every call that needs a session may answer it.
   */
  PERMISSION_LIMITED: 403
  /**
   * The caller lacks permission. `data.missing` lists permissions or roles; any one is enough.
   * Ask someone in `data.grantors` to grant the permission or to make the call.
   * Every call that needs a permission may answer it.
   */
  PERMISSION_MISSING: 403
  /**
   * The plan of the account doesn't include this; `data` gives the feature and the tiers that have it, or the limit.
   * Ask a system administrator for another plan.
   */
  PLAN_LIMIT: 422
  /**
   * Open projects use this price list.
   * Set the list to `INACTIVE` so that new projects can't use it; `data.projects` is the number of projects that still do.
   */
  PRICE_LIST_IN_USE: 422
  /**
   * The project is archived and read-only.
   * Unarchive the project first with `projects.unarchive`.
   */
  PROJECT_ARCHIVED: 422
  /**
   * This can no longer change in the project's current status.
   * Check `data.status`; create another project for the remaining work.
   */
  PROJECT_CLOSED: 422
  /**
   * The project is in progress or was delivered, so it can't be deleted; `data` says what belongs to it.
   * Cancel the project instead. Delivered work is kept.
   */
  PROJECT_IN_USE: 422
  /**
   * This can change only while the project is in DRAFT.
   * Return the project to DRAFT if its life cycle still allows this, or create another project.
   */
  PROJECT_NOT_DRAFT: 422
  /**
   * The caller can't change the segments, or can't change them right now; `data.readOnlyReason` gives the reason.
   * Show the text as read-only, and open it again once the task's status has changed.
   */
  READ_ONLY: 422
  /**
   * What is to be invoiced or credited comes to another amount than the request says; `data` gives both and the difference.
   * Show the new amount, and repeat the call with it.
   */
  RECEIVABLE_DIFFERS: 409
  /**
   * The receiver didn't accept the test event; `data` holds its `statusCode`, or the `failure` if it didn't answer.
   * Make the receiver answer `WEBHOOK_VALIDATION` with 2xx within 10 seconds, or create the webhook turned off.
   */
  RECEIVER_FAILED: 422
  /**
   * The address isn't a public https address, so nothing is sent there; `data.reason` says why.
   * Use a public https address, or pull the events with `webhooks.pullEvents`.
   */
  RECEIVER_REFUSED: 422
  /**
   * The file already has this content.
   * No action needed.
   */
  SAME_CONTENT: 422
  /**
   * The segment can't be confirmed; `data.issues` lists the problems in its text.
   * Fix the listed tags and texts, then confirm again.
   */
  SEGMENT_ISSUES: 422
  /**
   * The segment is locked, so its text can't change.
   * Leave out the segment.
   */
  SEGMENT_LOCKED: 422
  /**
   * What a change of settings left has changed since; `data` holds the present values in `present` (null where it does not exist), and who changed them and when in `changedBy` and `changedAt`, if known.
   * Show the present values, and change the settings themselves if that still makes sense.
   */
  SETTINGS_CHANGED_SINCE: 409
  /**
   * The organizational unit already has settings of its own.
   * Update these settings.
   */
  SETTINGS_EXIST: 422
  /**
   * The account does not allow this sign-in method.
   * Use another method; administrators change these with `accountSettings.updateSecurity`.
   */
  SIGN_IN_METHOD_OFF: 422
  /**
   * The memory and the project have different source languages.
   * Leave out `data.tmUuid`.
   */
  SOURCE_LANGUAGE_DIFFERS: 422
  /**
   * Single sign-on can't be required before it has worked with this connection.
   * Save the connection without `isRequired`, try to sign in, then require it.
   */
  SSO_NOT_TRIED: 422
  /**
   * Only the current step's text and the last delivered text are available.
   * Request one of those; `data.workUnits` gives the current step of each work unit.
   */
  STEP_NOT_KEPT: 422
  /**
   * Tasks of the file are invoiced, so its content can't change.
   * Add the new version as another file.
   */
  TASKS_INVOICED: 422
  /**
   * Tasks of some of the work units have already been accepted or delivered.
   * Leave out the work units in `data.workUnits`.
   */
  TASKS_STARTED: 422
  /**
   * A linguist has accepted a task, so the projects stay; `data` gives the first one.
   * Cancel the projects that are not needed.
   */
  TASK_ACCEPTED: 422
  /**
   * The term is locked against changes.
   * Set `writable` to true first.
   */
  TERM_LOCKED: 422
  /**
   * The token is unknown or has expired.
   * Create a new token with `auth.createToken`; `machineLogin` in the SDK does this for you.
   * Every call may answer it.
   */
  TOKEN_INVALID: 403
  /**
   * The content exceeds the limit given in the message.
   * Send the content in parts.
   * Every call with a body may answer it.
   */
  TOO_LARGE: 413
  /**
   * There are already as many as there can be, such as reference files of a project or webhooks of an account.
   * Remove some first; `data.limit` is the maximum.
   */
  TOO_MANY: 422
  /**
   * Too many attempts to sign in or to confirm something.
   * Wait for the number of seconds in `Retry-After`.
   */
  TOO_MANY_ATTEMPTS: 429
  /**
   * Too many of your calls are waiting to be answered.
   * Wait for the number of seconds in `Retry-After`, and send fewer at once.
   * Every call that needs a session may answer it.
   */
  TOO_MANY_REQUESTS: 429
  /**
   * The session, or its user, has as many event streams open as it may have.
   * Close one first, or share one among the pages of a browser; `data.limit` is the maximum.
   */
  TOO_MANY_STREAMS: 429
  /**
   * The memory has more translation units than a spreadsheet can hold.
   * Export the memory as CSV or TMX.
   */
  TOO_MANY_UNITS: 422
  /**
   * The task isn't assigned, so there is no payment.
   * Assign the task first.
   */
  UNASSIGNED: 422
  /**
   * The caller isn't signed in.
   * Sign in, or send a token.
   * Every call that needs a session may answer it.
   */
  UNAUTHENTICATED: 401
  /**
   * The rules use an unsupported language.
   * Use a code from `locales.listLanguages`.
   */
  UNKNOWN_LOCALE: 422
  /**
   * The user can't sign in right now, so no one can sign in as this user.
   * Activate or unblock the user first.
   */
  USER_INACTIVE: 422
  /**
   * The person has worked on projects of the account, so they can't move to another one.
   * Create a new person in the other account.
   */
  USER_IN_USE: 422
  /**
   * The options would change segments that are already in progress.
   * Keep the options, or upload the file again as a separate file.
   */
  WORK_UNITS_EXIST: 422
  /**
   * The address belongs to another account than the caller's.
   * Send the request to the address of the caller's account, or to that of the installation.
   * Every call may answer it.
   */
  WRONG_ADDRESS: 403
  /**
   * Xero gave no result; `data.reason` says why, and `data.detail` has its words.
   * Connect again for `SIGN_IN`; try again later for `LIMIT` and `UNREACHABLE`; for `REFUSED`, correct what Xero names.
   */
  XERO_FAILED: 422
}

/** The codes that follow from the form of a call, whatever it does. */
export type CommonErrorCode =
  | 'ACCOUNT_SUSPENDED'
  | 'ADDRESS_NOT_ALLOWED'
  | 'CONTRACTS_PENDING'
  | 'FOREIGN_ORIGIN'
  | 'INVALID'
  | 'LOCKED'
  | 'MFA_EMAIL_REQUIRED'
  | 'NOT_FOUND'
  | 'OUTDATED'
  | 'PERMISSION_LIMITED'
  | 'PERMISSION_MISSING'
  | 'TOKEN_INVALID'
  | 'TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED'
  | 'WRONG_ADDRESS'

/** The codes that operations answer beyond those. */
export interface OperationErrors {
  'accountSettings.undoChange': 'CONFLICT' | 'MAPPING_TAKEN' | 'NAME_TAKEN' | 'PASSWORD_WRONG' | 'PERIOD_LOCKED' | 'PLAN_LIMIT' | 'SETTINGS_CHANGED_SINCE' | 'TOO_MANY' | 'TOO_MANY_ATTEMPTS'
  'accountSettings.updateSecurity': 'OWN_ADDRESS_EXCLUDED' | 'OWN_SIGN_IN_EXCLUDED' | 'PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS'
  'accounts.addOrganization': 'CONFLICT' | 'ORG_UNIT_IN_USE'
  'accounts.addUser': 'CONFLICT' | 'EMAIL_TAKEN' | 'PLAN_LIMIT' | 'USER_IN_USE'
  'accounts.create': 'EMAIL_TAKEN'
  'accounts.resume': 'CONFLICT'
  'accounts.suspend': 'CONFLICT'
  'accounts.update': 'NOT_FOUND'
  'addresses.checkCertificateRequest': 'NOT_FOUND'
  'addresses.checkCustomSubdomain': 'CONFLICT' | 'PLAN_LIMIT'
  'addresses.setCustomSubdomain': 'PLAN_LIMIT'
  'addresses.setSubdomain': 'ADDRESSES_OFF' | 'PLAN_LIMIT'
  'agents.ask': 'AGENT_REFUSED' | 'PERMISSION_MISSING'
  'agents.connect': 'AGENT_REFUSED' | 'PERMISSION_MISSING' | 'TOO_MANY'
  'agents.list': 'PERMISSION_MISSING'
  'agents.revoke': 'PERMISSION_MISSING'
  'agents.update': 'PERMISSION_MISSING'
  'aiKeys.create': 'AI_KEY_REFUSED' | 'CONFLICT'
  'aiKeys.update': 'AI_KEY_REFUSED'
  'auth.createToken': 'ACCESS_KEY_WRONG' | 'TOO_MANY_ATTEMPTS'
  'auth.createTokenEarlier': 'ACCESS_KEY_WRONG' | 'TOO_MANY_ATTEMPTS'
  'auth.endImpersonation': 'CONFLICT'
  'auth.extendSession': 'CONFLICT'
  'auth.go': 'LINK_GONE'
  'autopilot.updateUserSettings': 'PERMISSION_MISSING'
  'availability.update': 'PERMISSION_MISSING'
  'billing.getPortal': 'BILLING_FAILED' | 'BILLING_OFF'
  'branding.uploadLogo': 'PLAN_LIMIT'
  'branding.uploadPortalLogo': 'PLAN_LIMIT'
  'bulkChanges.planUndo': 'CONFLICT'
  'bulkChanges.undo': 'CONFLICT'
  'cancellationOptions.create': 'NAME_TAKEN' | 'NOT_FOUND' | 'TOO_MANY'
  'cancellationOptions.update': 'NAME_TAKEN' | 'NOT_FOUND'
  'checkProfiles.list': 'NOT_FOUND'
  'checkProfiles.save': 'NOT_FOUND'
  'cloudStorage.connect': 'NOT_FOUND'
  'cloudStorage.download': 'CLOUD_STORAGE_FAILED' | 'NOT_FOUND'
  'cloudStorage.listItems': 'CLOUD_STORAGE_FAILED' | 'NOT_FOUND'
  'connectorBench.browse': 'CONNECTOR_FAILED' | 'PLAN_LIMIT'
  'connectorBench.clearExchanges': 'PLAN_LIMIT'
  'connectorBench.listExchanges': 'PLAN_LIMIT'
  'connectorBench.read': 'CONNECTOR_FAILED' | 'FILE_REFUSED' | 'PLAN_LIMIT'
  'connectorRequests.accept': 'CONFLICT' | 'CONNECTOR_FAILED' | 'NOT_READY' | 'PLAN_LIMIT'
  'connectorRequests.create': 'CONNECTOR_FAILED' | 'NOT_FOUND' | 'PLAN_LIMIT'
  'connectorRequests.get': 'PLAN_LIMIT'
  'connectorRequests.list': 'PLAN_LIMIT'
  'connectorRequests.refuse': 'CONFLICT' | 'PLAN_LIMIT'
  'connectors.createConfig': 'NAME_TAKEN' | 'NOT_FOUND' | 'ORG_UNIT_INACTIVE' | 'PLAN_LIMIT' | 'TOO_MANY'
  'connectors.createGroup': 'NAME_TAKEN' | 'NOT_FOUND' | 'PLAN_LIMIT' | 'TOO_MANY'
  'connectors.decide': 'CONFLICT' | 'PLAN_LIMIT'
  'connectors.getConfig': 'PLAN_LIMIT'
  'connectors.getConflict': 'CONNECTOR_FAILED' | 'PLAN_LIMIT'
  'connectors.getGroup': 'PLAN_LIMIT'
  'connectors.getRun': 'PLAN_LIMIT'
  'connectors.list': 'PLAN_LIMIT'
  'connectors.listChoices': 'CONNECTOR_FAILED' | 'PLAN_LIMIT'
  'connectors.listConfigs': 'PLAN_LIMIT'
  'connectors.listGroups': 'PLAN_LIMIT'
  'connectors.listItems': 'PLAN_LIMIT'
  'connectors.listRunItems': 'PLAN_LIMIT'
  'connectors.listRuns': 'PLAN_LIMIT'
  'connectors.removeConfig': 'CONFLICT'
  'connectors.retryRun': 'CONFLICT' | 'NOTHING_SELECTED' | 'NOT_READY' | 'PLAN_LIMIT'
  'connectors.startExport': 'PLAN_LIMIT'
  'connectors.startGroupRun': 'NOT_READY' | 'PLAN_LIMIT'
  'connectors.startRun': 'NOT_READY' | 'PLAN_LIMIT'
  'connectors.stopRun': 'CONFLICT' | 'PLAN_LIMIT'
  'connectors.test': 'PLAN_LIMIT'
  'connectors.updateConfig': 'NAME_TAKEN' | 'PLAN_LIMIT'
  'connectors.updateGroup': 'NAME_TAKEN' | 'PLAN_LIMIT'
  'contracts.accept': 'NOT_FOUND' | 'PERMISSION_MISSING'
  'contracts.list': 'NOT_FOUND' | 'PERMISSION_MISSING'
  'contracts.reject': 'NOT_FOUND'
  'contracts.remove': 'NOT_FOUND'
  'costs.calculate': 'COSTS_SETTLED' | 'NOT_READY' | 'PROJECT_ARCHIVED'
  'costs.createManual': 'COSTS_SETTLED' | 'PROJECT_ARCHIVED'
  'costs.recalculate': 'COSTS_SETTLED' | 'NOT_READY' | 'PROJECT_ARCHIVED'
  'costs.remove': 'COSTS_SETTLED' | 'PROJECT_ARCHIVED'
  'customFields.create': 'NAME_TAKEN' | 'TOO_MANY'
  'customFields.update': 'NAME_TAKEN'
  'customFields.updateValues': 'PERMISSION_MISSING' | 'PROJECT_ARCHIVED'
  'editor.buildContext': 'NOT_FOUND'
  'editor.confirmSegments': 'READ_ONLY'
  'editor.decideFinding': 'READ_ONLY'
  'editor.getContext': 'NOT_FOUND'
  'editor.ignoreIssue': 'READ_ONLY'
  'editor.reviewSegments': 'AI_REVIEW_OFF' | 'READ_ONLY'
  'editor.updateSegment': 'READ_ONLY' | 'SEGMENT_ISSUES' | 'SEGMENT_LOCKED'
  'eloquaConnector.createConfig': 'CONFLICT' | 'NAME_TAKEN' | 'NOT_FOUND' | 'ORG_UNIT_INACTIVE' | 'PLAN_LIMIT' | 'TOO_MANY'
  'eloquaConnector.deliver': 'NOT_READY' | 'PLAN_LIMIT'
  'eloquaConnector.sync': 'NOT_FOUND' | 'NOT_READY' | 'PLAN_LIMIT'
  'eloquaConnector.updateConfig': 'NOT_FOUND' | 'PLAN_LIMIT'
  'events.list': 'FOREIGN_ORIGIN' | 'TOO_MANY_STREAMS'
  'fileOptions.set': 'FILE_REFUSED'
  'files.download': 'LINK_EXPIRED' | 'NOT_FOUND'
  'finance.lockPeriod': 'CONFLICT'
  'finance.unlockPeriod': 'CONFLICT' | 'PERIOD_LOCKED'
  'githubConnector.createConfig': 'CONFLICT' | 'NAME_TAKEN' | 'NOT_FOUND' | 'ORG_UNIT_INACTIVE' | 'PLAN_LIMIT' | 'TOO_MANY'
  'githubConnector.deliver': 'NOT_READY' | 'PLAN_LIMIT'
  'githubConnector.saveRepositories': 'PLAN_LIMIT' | 'TOO_MANY'
  'githubConnector.sync': 'NOT_FOUND' | 'NOT_READY' | 'PLAN_LIMIT'
  'githubConnector.updateConfig': 'NOT_FOUND' | 'PLAN_LIMIT'
  'glossaries.create': 'NOT_FOUND'
  'glossaries.getConcept': 'NOT_FOUND'
  'glossaries.import': 'FILE_REFUSED'
  'glossaries.importTbx': 'FILE_REFUSED'
  'glossaries.removeConcept': 'NOT_FOUND' | 'TERM_LOCKED'
  'glossaries.update': 'NOT_FOUND'
  'glossaries.updateConcept': 'NOT_FOUND'
  'glossaryConcepts.addImage': 'NOT_FOUND' | 'TOO_MANY'
  'glossaryConcepts.addLink': 'CONFLICT' | 'NOT_FOUND'
  'glossaryConcepts.getUsage': 'NOT_FOUND'
  'glossaryConcepts.listHistory': 'NOT_FOUND'
  'glossaryConcepts.listLinks': 'NOT_FOUND'
  'glossaryConcepts.merge': 'CONFLICT' | 'TERM_LOCKED'
  'glossaryConcepts.previewMerge': 'TERM_LOCKED'
  'glossaryConcepts.undoMerge': 'CONFLICT'
  'glossaryTerms.checkDuplicated': 'NOT_FOUND'
  'glossaryTerms.create': 'CONFLICT' | 'NOT_FOUND'
  'glossaryTerms.recognize': 'NOT_FOUND'
  'glossaryTerms.remove': 'TERM_LOCKED'
  'glossaryTerms.search': 'NOT_FOUND'
  'glossaryTerms.searchBySegment': 'NOT_FOUND'
  'glossaryTerms.update': 'CONFLICT' | 'TERM_LOCKED'
  'imports.addFile': 'CONFLICT' | 'FILE_REFUSED'
  'imports.plan': 'CONFLICT'
  'imports.run': 'CONFLICT'
  'imports.undo': 'CONFLICT'
  'imports.updateFile': 'CONFLICT'
  'jobs.cancel': 'CONFLICT' | 'PERMISSION_MISSING'
  'jobs.restart': 'CONFLICT' | 'COSTS_SETTLED' | 'PERMISSION_MISSING'
  'keptReports.create': 'NOT_FOUND'
  'languageMappings.create': 'MAPPING_TAKEN' | 'TOO_MANY'
  'listViews.create': 'NAME_TAKEN' | 'PERMISSION_MISSING'
  'listViews.remove': 'PERMISSION_MISSING'
  'listViews.setDefault': 'NOT_FOUND'
  'listViews.update': 'NAME_TAKEN' | 'PERMISSION_MISSING'
  'logfiles.create': 'NOT_READY' | 'PROJECT_ARCHIVED'
  'logfiles.startExport': 'NOT_READY'
  'mfa.createRecoveryCodes': 'MFA_CODE_WRONG' | 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.disable': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.enable': 'CONFLICT' | 'MFA_CODE_WRONG' | 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'SIGN_IN_METHOD_OFF' | 'TOO_MANY_ATTEMPTS'
  'mfa.requestEmailCode': 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.setEmail': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'mfa.verifyEmailCode': 'MFA_CODE_WRONG' | 'PERMISSION_MISSING'
  'mtEngines.create': 'TOO_MANY'
  'netRateSettings.remove': 'DEFAULT_NET_RATES' | 'NET_RATES_IN_USE'
  'orgUnits.create': 'NOT_FOUND'
  'orgUnits.remove': 'ORG_UNIT_IN_USE'
  'orgUnits.update': 'NOT_FOUND'
  'organizations.create': 'NOT_FOUND'
  'organizations.remove': 'ORG_UNIT_IN_USE'
  'organizations.update': 'NOT_FOUND'
  'passkeys.begin': 'PASSKEY_HOST' | 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'SIGN_IN_METHOD_OFF' | 'TOO_MANY' | 'TOO_MANY_ATTEMPTS'
  'passkeys.create': 'CONFLICT' | 'PASSKEY_REFUSED' | 'PERMISSION_MISSING' | 'SIGN_IN_METHOD_OFF' | 'TOO_MANY'
  'passkeys.list': 'PERMISSION_MISSING'
  'passkeys.remove': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'passkeys.rename': 'PERMISSION_MISSING'
  'passkeys.reset': 'PERMISSION_MISSING'
  'payables.agree': 'CONFLICT' | 'NOT_READY'
  'payables.agreeToSelfBilling': 'CONFLICT' | 'NOT_READY'
  'payables.answerAdjustment': 'CONFLICT'
  'payables.approve': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'payables.approveMany': 'NOT_FOUND'
  'payables.attachInvoiceFile': 'CONFLICT' | 'INVOICE_DIFFERS' | 'NOT_FOUND' | 'NOT_READY'
  'payables.cancel': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'payables.create': 'NOT_FOUND' | 'PERIOD_LOCKED'
  'payables.createAdjustment': 'NOT_FOUND' | 'PERIOD_LOCKED'
  'payables.getSelfBilling': 'NOT_FOUND'
  'payables.list': 'NOT_FOUND'
  'payables.object': 'CONFLICT' | 'NOT_READY'
  'payables.reject': 'CONFLICT' | 'NOT_READY'
  'payables.removeInvoiceFile': 'CONFLICT' | 'NOT_FOUND' | 'NOT_READY'
  'payables.undoApprovals': 'NOT_FOUND'
  'payables.withdraw': 'CONFLICT' | 'NOT_READY'
  'payables.withdrawSelfBilling': 'CONFLICT' | 'NOT_FOUND'
  'payouts.cancel': 'CONFLICT'
  'payouts.create': 'NOT_FOUND' | 'NOT_READY'
  'payouts.fail': 'CONFLICT'
  'payouts.importStatement': 'FILE_REFUSED' | 'NOT_FOUND'
  'payouts.retry': 'CONFLICT'
  'payouts.reverse': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'payouts.send': 'CONFLICT' | 'NOT_READY'
  'payouts.settle': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'permissionGroups.create': 'CONFLICT' | 'PLAN_LIMIT'
  'permissionGroups.update': 'CONFLICT'
  'permissions.revoke': 'CONFLICT'
  'pipelines.create': 'NAME_TAKEN' | 'TOO_MANY'
  'pipelines.update': 'NAME_TAKEN'
  'portal.translate': 'NOT_READY'
  'portal.updateSettings': 'NOT_FOUND'
  'presence.enter': 'NOT_FOUND'
  'priceLists.importPrices': 'FILE_REFUSED'
  'priceLists.remove': 'DEFAULT_PRICE_LIST' | 'PRICE_LIST_IN_USE'
  'projectRouting.createProjects': 'ALREADY_ROUTED' | 'NOT_READY' | 'ORG_UNIT_INACTIVE' | 'PROJECT_NOT_DRAFT'
  'projectRouting.undo': 'NOT_READY' | 'TASK_ACCEPTED'
  'projectRouting.upsert': 'NAME_TAKEN' | 'NOT_FOUND' | 'TOO_MANY'
  'projects.archive': 'NOT_READY'
  'projects.bindGlossaries': 'PROJECT_ARCHIVED'
  'projects.bindTranslationMemories': 'PROJECT_ARCHIVED' | 'SOURCE_LANGUAGE_DIFFERS'
  'projects.changeBulk': 'NOT_FOUND' | 'ORG_UNIT_INACTIVE'
  'projects.changeStatus': 'BWX-002' | 'CONFLICT' | 'NOT_READY' | 'PROJECT_ARCHIVED'
  'projects.create': 'NOT_FOUND' | 'ORG_UNIT_INACTIVE'
  'projects.createContinuous': 'CI_TAG_TAKEN' | 'NOT_FOUND' | 'ORG_UNIT_INACTIVE'
  'projects.createMessage': 'PROJECT_ARCHIVED'
  'projects.createResource': 'ADDITIONS_OFF' | 'FILE_REFUSED' | 'NAME_TAKEN' | 'PROJECT_ARCHIVED' | 'PROJECT_NOT_DRAFT'
  'projects.createWorkUnits': 'ADDITIONS_OFF' | 'CONTENT_MISSING' | 'PROJECT_ARCHIVED' | 'PROJECT_NOT_DRAFT'
  'projects.download': 'FILE_REFUSED' | 'NOTHING_SELECTED' | 'NOT_READY'
  'projects.downloadContinuous': 'FILE_REFUSED' | 'FILE_UNKNOWN' | 'NOTHING_SELECTED' | 'NOT_READY'
  'projects.downloadTranslatedFile': 'FILE_REFUSED' | 'NOT_DELIVERED' | 'NOT_READY'
  'projects.listLeftOutTexts': 'FILE_REFUSED'
  'projects.planBulk': 'NOT_FOUND' | 'ORG_UNIT_INACTIVE'
  'projects.remove': 'PROJECT_ARCHIVED' | 'PROJECT_IN_USE'
  'projects.removeReferenceFile': 'PROJECT_ARCHIVED'
  'projects.removeResource': 'CONFLICT' | 'PROJECT_ARCHIVED' | 'PROJECT_NOT_DRAFT' | 'TASKS_STARTED'
  'projects.removeWorkUnits': 'PROJECT_ARCHIVED' | 'PROJECT_CLOSED' | 'TASKS_STARTED'
  'projects.startDownload': 'NOTHING_SELECTED' | 'NOT_DELIVERED' | 'NOT_READY'
  'projects.startLocKit': 'NOT_READY' | 'STEP_NOT_KEPT'
  'projects.startSourceFiles': 'NOT_READY'
  'projects.startTranslatedFiles': 'NOT_DELIVERED' | 'NOT_READY' | 'STEP_NOT_KEPT'
  'projects.updateInfo': 'FILES_EXIST' | 'ORG_UNIT_INACTIVE' | 'PROJECT_ARCHIVED' | 'PROJECT_CLOSED' | 'PROJECT_NOT_DRAFT'
  'projects.updateResourceParams': 'FILE_REFUSED' | 'PROJECT_ARCHIVED' | 'WORK_UNITS_EXIST'
  'projects.uploadContinuous': 'FILE_REFUSED' | 'ORG_UNIT_INACTIVE'
  'projects.uploadReferenceFile': 'NAME_TAKEN' | 'PROJECT_ARCHIVED' | 'TOO_MANY'
  'projects.uploadResourceContent': 'ADDITIONS_OFF' | 'FILE_REFUSED' | 'PROJECT_ARCHIVED' | 'PROJECT_NOT_DRAFT'
  'provisioning.createToken': 'MFA_CODE_WRONG' | 'NOT_FOUND' | 'PASSWORD_WRONG' | 'PLAN_LIMIT' | 'TOO_MANY_ATTEMPTS'
  'provisioning.getLastSync': 'NOT_FOUND'
  'provisioning.getSettings': 'NOT_FOUND'
  'provisioning.removeToken': 'NOT_FOUND'
  'provisioning.updateSettings': 'CONFLICT' | 'NOT_FOUND'
  'quality.answerDispute': 'CONFLICT' | 'NOT_READY' | 'OUTDATED'
  'quality.arbitrate': 'CONFLICT' | 'NOT_READY' | 'OUTDATED'
  'quality.askForSecondReview': 'CONFLICT' | 'NOT_FOUND' | 'NOT_READY'
  'quality.categorizeChange': 'CONFLICT'
  'quality.categorizeChanges': 'CONFLICT'
  'quality.changeStatus': 'CONFLICT' | 'NOT_READY' | 'OUTDATED'
  'quality.createFinding': 'CONFLICT'
  'quality.judgeSecondReview': 'CONFLICT'
  'quality.postMessage': 'CONFLICT'
  'quality.removeFinding': 'CONFLICT' | 'NOT_READY'
  'quality.removeSecondReview': 'CONFLICT'
  'quality.replyToFinding': 'CONFLICT' | 'NOT_READY' | 'OUTDATED'
  'quality.updateFinding': 'CONFLICT'
  'qualityProfiles.create': 'CONFLICT' | 'NOT_FOUND'
  'qualityProfiles.remove': 'CONFLICT'
  'qualityProfiles.setPlace': 'NOT_FOUND'
  'qualityProfiles.update': 'CONFLICT'
  'qualityReports.getDashboard': 'NOT_FOUND'
  'qualityReports.getSummary': 'NOT_FOUND'
  'qualityReports.list': 'NOT_FOUND'
  'qualityReports.listTrends': 'NOT_FOUND'
  'qualityReports.startExport': 'NOT_FOUND'
  'receivables.allocateCredit': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'receivables.allocatePayment': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'receivables.cancel': 'CONFLICT' | 'NOT_FOUND' | 'NOT_READY' | 'PERIOD_LOCKED'
  'receivables.create': 'CONFLICT' | 'NOT_FOUND' | 'NOT_READY' | 'PERIOD_LOCKED' | 'RECEIVABLE_DIFFERS'
  'receivables.createCreditNote': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED' | 'RECEIVABLE_DIFFERS'
  'receivables.dismissIncoming': 'CONFLICT'
  'receivables.dispute': 'CONFLICT'
  'receivables.getBalance': 'NOT_FOUND'
  'receivables.getFile': 'LOCKED'
  'receivables.getStatement': 'NOT_FOUND'
  'receivables.getStatementFile': 'NOT_FOUND' | 'NOT_READY'
  'receivables.issueInstallment': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'receivables.preview': 'CONFLICT' | 'NOT_FOUND' | 'PERIOD_LOCKED'
  'receivables.previewFile': 'CONFLICT' | 'NOT_FOUND' | 'NOT_READY'
  'receivables.recordPayment': 'CONFLICT' | 'NOT_FOUND' | 'NOT_READY' | 'PERIOD_LOCKED'
  'receivables.refundCredit': 'CONFLICT' | 'PERIOD_LOCKED'
  'receivables.refundPayment': 'CONFLICT' | 'PERIOD_LOCKED'
  'receivables.reverseCreditUse': 'CONFLICT' | 'PERIOD_LOCKED'
  'receivables.reversePayment': 'CONFLICT' | 'PERIOD_LOCKED'
  'receivables.reversePaymentRefund': 'CONFLICT' | 'PERIOD_LOCKED'
  'receivables.send': 'CONFLICT' | 'NOT_READY'
  'receivables.settleDispute': 'CONFLICT'
  'recommendationSettings.create': 'NOT_FOUND' | 'SETTINGS_EXIST'
  'recommendationSettings.update': 'NOT_FOUND'
  'reportSchedules.create': 'NAME_TAKEN' | 'NOT_FOUND'
  'reportSchedules.update': 'NAME_TAKEN'
  'resourceVersions.create': 'CONFLICT' | 'FILE_REFUSED' | 'NOTHING_TO_COMPARE' | 'PROJECT_ARCHIVED' | 'PROJECT_CLOSED' | 'SAME_CONTENT' | 'TASKS_INVOICED'
  'reviewCategories.create': 'CONFLICT'
  'reviewCategories.remove': 'CONFLICT'
  'reviewCategories.update': 'CONFLICT'
  'sampleData.add': 'CONFLICT'
  'sampleData.keep': 'NOT_FOUND'
  'sampleData.remove': 'CONFLICT'
  'screenshots.remove': 'PROJECT_ARCHIVED'
  'screenshots.update': 'NAME_TAKEN' | 'PROJECT_ARCHIVED'
  'screenshots.upload': 'NAME_TAKEN' | 'PROJECT_ARCHIVED' | 'TOO_MANY'
  'segmentComments.answer': 'CONFLICT' | 'PROJECT_ARCHIVED'
  'segmentComments.changeStatus': 'PROJECT_ARCHIVED'
  'segmentComments.create': 'CONFLICT' | 'PROJECT_ARCHIVED'
  'segmentComments.removeMessage': 'CONFLICT' | 'PROJECT_ARCHIVED'
  'segmentComments.updateMessage': 'CONFLICT' | 'PROJECT_ARCHIVED'
  'segmentationRules.preview': 'FILE_REFUSED' | 'UNKNOWN_LOCALE'
  'segmentationRules.upload': 'FILE_REFUSED'
  'serviceNow.requestTranslation': 'FILE_REFUSED' | 'NOT_READY' | 'ORG_UNIT_INACTIVE'
  'serviceNow.retrieveTranslation': 'NOT_FOUND'
  'serviceNow.updateSettings': 'NOT_FOUND' | 'ORG_UNIT_INACTIVE'
  'spellingWords.add': 'TOO_MANY'
  'sso.addDomain': 'CONFLICT' | 'NOT_FOUND' | 'PASSWORD_WRONG' | 'PLAN_LIMIT' | 'TOO_MANY' | 'TOO_MANY_ATTEMPTS'
  'sso.checkDomain': 'CONFLICT' | 'NOT_FOUND' | 'PASSWORD_WRONG' | 'PLAN_LIMIT' | 'TOO_MANY_ATTEMPTS'
  'sso.get': 'NOT_FOUND'
  'sso.getMetadata': 'NOT_FOUND'
  'sso.readMetadata': 'PLAN_LIMIT'
  'sso.remove': 'NOT_FOUND' | 'PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS'
  'sso.removeDomain': 'NOT_FOUND' | 'PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS'
  'sso.update': 'NOT_FOUND' | 'PASSWORD_WRONG' | 'PLAN_LIMIT' | 'SSO_NOT_TRIED' | 'TOO_MANY_ATTEMPTS'
  'sso.updateUrlKey': 'NOT_FOUND' | 'PASSWORD_WRONG' | 'PLAN_LIMIT' | 'TOO_MANY_ATTEMPTS'
  'tasks.answerPayments': 'CONFLICT' | 'UNASSIGNED'
  'tasks.assign': 'CONFLICT' | 'NOT_ELIGIBLE'
  'tasks.assignBulk': 'CONFLICT' | 'NOT_ELIGIBLE' | 'NOT_FOUND'
  'tasks.autoAssign': 'NOT_FOUND'
  'tasks.changeBulk': 'NOT_FOUND'
  'tasks.changeStatus': 'CONFLICT' | 'MOVE_CONDITIONS' | 'PROJECT_ARCHIVED'
  'tasks.join': 'CONFLICT'
  'tasks.listBulkLinguists': 'NOT_FOUND'
  'tasks.listSlices': 'NOT_FOUND'
  'tasks.planBulk': 'NOT_FOUND'
  'tasks.planSplit': 'CONFLICT' | 'NOT_READY'
  'tasks.postStopLoss': 'CONFLICT' | 'PAY_SETTLED' | 'UNASSIGNED'
  'tasks.reject': 'CONFLICT'
  'tasks.revokeAssignment': 'CONFLICT' | 'MOVE_CONDITIONS'
  'tasks.split': 'CONFLICT' | 'NOT_ELIGIBLE' | 'NOT_READY'
  'tasks.undoSkip': 'CONFLICT' | 'MOVE_CONDITIONS'
  'tasks.updateCategories': 'CONFLICT'
  'tasks.updateDueDate': 'CONFLICT'
  'tasks.updatePayments': 'CONFLICT' | 'UNASSIGNED'
  'tasks.uploadReferenceFile': 'NAME_TAKEN' | 'TOO_MANY'
  'termExtractions.request': 'CONFLICT'
  'termRequests.bulkCreate': 'NOT_FOUND'
  'termRequests.bulkUpdate': 'NOT_FOUND'
  'termRequests.move': 'CONFLICT' | 'NOT_READY' | 'OUTDATED' | 'TERM_LOCKED'
  'termRequests.requestUpdate': 'NOT_FOUND'
  'termRequests.update': 'CONFLICT'
  'textChanges.list': 'NOT_FOUND'
  'textChanges.preview': 'NOT_FOUND'
  'textChanges.start': 'NOT_FOUND'
  'textChanges.undo': 'CONFLICT'
  'thirdParties.create': 'TOO_MANY'
  'translationMemories.create': 'NOT_FOUND'
  'translationMemories.createUnit': 'CONFLICT' | 'OTHER_SOURCE_LOCALE'
  'translationMemories.export': 'TOO_MANY_UNITS'
  'translationMemories.remove': 'CONFLICT'
  'translationMemories.removeSegment': 'CONFLICT'
  'translationMemories.removeUnit': 'CONFLICT'
  'translationMemories.undoReplacement': 'CHANGED_SINCE' | 'CONFLICT'
  'translationMemories.update': 'CONFLICT' | 'LOCALE_IN_USE' | 'NOT_FOUND'
  'translationMemories.updateUnit': 'CONFLICT'
  'uploads.create': 'FILE_REFUSED'
  'uploads.preview': 'FILE_REFUSED'
  'userRates.createAll': 'NOT_FOUND'
  'userRates.importTable': 'FILE_REFUSED'
  'users.addTag': 'CONFLICT'
  'users.changePassword': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'users.checkPasswordLink': 'LINK_GONE'
  'users.confirmPayment': 'CONFLICT' | 'PERMISSION_MISSING'
  'users.create': 'EMAIL_TAKEN' | 'PLAN_LIMIT'
  'users.createToken': 'MFA_CODE_WRONG' | 'NOT_FOUND' | 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'users.declinePayment': 'CONFLICT' | 'PERMISSION_MISSING'
  'users.delete': 'CONFLICT'
  'users.endOtherSessions': 'PERMISSION_MISSING'
  'users.endSession': 'PERMISSION_MISSING'
  'users.getBilling': 'PERMISSION_MISSING'
  'users.impersonate': 'CONFLICT' | 'USER_INACTIVE'
  'users.importTable': 'FILE_REFUSED'
  'users.listBillingVersions': 'PERMISSION_MISSING'
  'users.listContracts': 'NOT_FOUND' | 'PERMISSION_MISSING'
  'users.removeRole': 'CONFLICT'
  'users.removeToken': 'NOT_FOUND' | 'PERMISSION_MISSING'
  'users.requestMagicCode': 'PASSWORD_WRONG' | 'PERMISSION_MISSING' | 'TOO_MANY_ATTEMPTS'
  'users.requestPassword': 'TOO_MANY_ATTEMPTS'
  'users.setEntryPoint': 'CONFLICT'
  'users.update': 'EMAIL_TAKEN'
  'users.updateBilling': 'NOT_FOUND' | 'PERMISSION_MISSING'
  'users.updateOwnPayment': 'PERMISSION_MISSING'
  'users.updatePasswordWithCode': 'LINK_GONE'
  'users.updatePayment': 'NOT_FOUND'
  'users.verifyMagicCode': 'EMAIL_TAKEN' | 'MAGIC_CODE_WRONG' | 'PERMISSION_MISSING'
  'webhooks.create': 'NOT_FOUND' | 'PLAN_LIMIT' | 'RECEIVER_FAILED' | 'RECEIVER_REFUSED' | 'TOO_MANY'
  'webhooks.replay': 'CONFLICT'
  'webhooks.replayDelivery': 'CONFLICT'
  'webhooks.rotateSecret': 'PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS'
  'webhooks.test': 'CONFLICT'
  'webhooks.update': 'RECEIVER_FAILED' | 'RECEIVER_REFUSED'
  'wordpressConnector.createConfig': 'CONFLICT' | 'NAME_TAKEN' | 'NOT_FOUND' | 'ORG_UNIT_INACTIVE' | 'PLAN_LIMIT' | 'TOO_MANY'
  'wordpressConnector.deliver': 'NOT_READY' | 'PLAN_LIMIT'
  'wordpressConnector.sync': 'NOT_FOUND' | 'NOT_READY' | 'PLAN_LIMIT'
  'wordpressConnector.updateConfig': 'NOT_FOUND' | 'PLAN_LIMIT'
  'workUnits.buildFile': 'NOT_READY'
  'workUnits.buildTranslation': 'NOT_READY'
  'workUnits.getPreview': 'FILE_REFUSED' | 'NOT_READY'
  'workUnits.uploadTranslation': 'FILE_REFUSED' | 'READ_ONLY'
  'workflows.create': 'NAME_TAKEN' | 'TOO_MANY'
  'workflows.createTemplate': 'FILE_TYPE_TAKEN' | 'NAME_TAKEN' | 'NOT_FOUND' | 'TOO_MANY'
  'workflows.list': 'NOT_FOUND'
  'workflows.update': 'LAST_STEP' | 'NAME_TAKEN'
  'workflows.updateTemplate': 'FILE_TYPE_TAKEN' | 'NAME_TAKEN'
  'xero.chooseOrganization': 'NOT_FOUND'
  'xero.connect': 'NOT_FOUND'
  'xero.listOptions': 'CONFLICT' | 'XERO_FAILED'
  'xero.record': 'CONFLICT' | 'NOT_READY' | 'PERIOD_LOCKED'
  'xero.sendAgain': 'CONFLICT'
  'xero.sendInvoice': 'CONFLICT'
  'xero.sendPayable': 'CONFLICT'
  'xero.sync': 'CONFLICT'
  'xero.updateMapping': 'CONFLICT' | 'XERO_FAILED'
}
