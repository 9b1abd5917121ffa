// biome-ignore-all format: written by a program
// Written by packages/phrases/write-types.ts from messages/en; not to be edited.

/** Every key of the interface with its English words. */
export interface Messages {
  readonly "account": {
    readonly "heading": "Account";
    readonly "hint": "Who you are, how you sign in, and everything that is yours here.";
    readonly "profile": "Profile";
    readonly "profileHint": "What you are called here, and your picture.";
    readonly "avatar": "Avatar";
    readonly "avatarChoose": "Choose a picture";
    readonly "avatarRemove": "Remove picture";
    readonly "avatarKept": "Picture changed";
    readonly "cropTitle": "Crop the picture";
    readonly "cropHint": "Drag the picture or use the arrow keys to move it; zoom with the slider.";
    readonly "cropFrame": "Frame of the avatar: arrow keys move, plus and minus zoom";
    readonly "cropZoom": "Zoom";
    readonly "cropDone": "Use as avatar";
    readonly "username": "User name";
    readonly "usernameHint": "Shown first.";
    readonly "nickname": "Nickname";
    readonly "nicknameHint": "Shown where there is no user name.";
    readonly "nameTooLong": "At most {limit, number} characters.";
    readonly "namesKept": "Names saved";
    readonly "save": "Save";
    readonly "cancel": "Cancel";
    readonly "close": "Close";
    readonly "continue": "Continue";
    readonly "change": "Change";
    readonly "add": "Add";
    readonly "addOf": "Add {way}";
    readonly "set": "Set";
    readonly "bind": "Add";
    readonly "bound": "Connected";
    readonly "notBound": "Not connected";
    readonly "waysIn": "Ways to sign in";
    readonly "waysInHint": "At least one of them stays. Before a change we make sure that it is you.";
    readonly "way_phone": "Phone number";
    readonly "way_email": "E-mail";
    readonly "way_wechat": "WeChat";
    readonly "way_qq": "QQ";
    readonly "way_apple": "Apple";
    readonly "way_google": "Google";
    readonly "password": "Password";
    readonly "passwordIsSet": "Set";
    readonly "passwordIsNotSet": "Not set: you sign in with codes";
    readonly "passwordSet": "Set a password";
    readonly "passwordChange": "Change the password";
    readonly "passwordNow": "Current password";
    readonly "passwordNew": "New password";
    readonly "passwordRule": "8 to 20 characters, with at least one letter and one digit.";
    readonly "passwordAgain": "New password again";
    readonly "passwordsDiffer": "The passwords do not match.";
    readonly "passwordEndsOthers": "Sign out all other devices and end API keys";
    readonly "passwordKept": "Password saved";
    readonly "proofText": "First, please show that it is you.";
    readonly "proofWay": "How";
    readonly "proofByPassword": "With the password";
    readonly "proofByCode": "With a code to {account}";
    readonly "code": "Code";
    readonly "codeHint": "Sent to {account}; good for 10 minutes.";
    readonly "codeSending": "Sending the code…";
    readonly "codeSimulated": "Codes are only simulated here: look into the simulator";
    readonly "phoneAdd": "Add a phone number";
    readonly "phoneChange": "Change the phone number";
    readonly "phoneNew": "New phone number";
    readonly "phoneKept": "Phone number saved";
    readonly "emailAdd": "Add an e-mail address";
    readonly "emailChange": "Change the e-mail address";
    readonly "emailNew": "New e-mail address";
    readonly "emailKept": "E-mail address saved";
    readonly "unbind": "Disconnect";
    readonly "unbindOf": "{kind, select, phone {Disconnect the phone number} email {Disconnect the e-mail address} other {Disconnect {way}}}";
    readonly "unbindText": "{kind, select, phone {This phone number} email {This e-mail address} other {{way}}} will no longer sign you in. Your other ways to sign in stay.";
    readonly "unbound": "Disconnected";
    readonly "unbindLast": "Please add another way to sign in first.";
    readonly "socialAdd": "Connect {way}";
    readonly "socialAddText": "Afterwards you can sign in with {way}, too.";
    readonly "continueAt": "Continue at {way}";
    readonly "signInAgain": "To make sure that it is you, please sign in once more. You then have ten minutes for the change.";
    readonly "signInBy": "Sign in with {way}";
    readonly "provedNow": "Thank you, it is you. You have ten minutes for the change now.";
    readonly "boundNow": "{way} is connected. You can sign in with it from now on.";
    readonly "more": "More";
    readonly "moreHint": "Language, theme, fonts, devices and storage are in the settings.";
    readonly "toSettings": "Settings: language, theme, fonts, devices, storage";
    readonly "toFeedback": "Feedback";
    readonly "takeAlong": "Take your data along";
    readonly "takeAlongHint": "All documents and pictures, with profile, words, settings, shares, versions, devices and consents, in one zip file.";
    readonly "deleteHeading": "Delete the account";
    readonly "deleteHint": "Removes the account and everything in it for good.";
    readonly "deleteGoes": "Documents, versions, pictures, words, settings and shared links are removed, and nobody can bring them back.";
    readonly "deleteSignsOut": "All devices are signed out at once, keys stop working, and shared links no longer open.";
    readonly "deleteWaits": "{days, plural, =0 {The removal begins at once and cannot be taken back.} one {It happens after # day; sign in before then to keep your account.} other {It happens after # days; sign in before then to keep your account.}}";
    readonly "delete": "Delete the account…";
    readonly "deleteTitle": "Delete the account?";
    readonly "deleteText": "{days, plural, =0 {The account and everything in it is removed at once, for good.} one {After # day the account and everything in it is removed for good. You may want to take your data along first.} other {After # days the account and everything in it is removed for good. You may want to take your data along first.}}";
    readonly "deleteSure": "I know that all my documents will be removed for good.";
    readonly "deleteNow": "Delete the account";
    readonly "deleteDone": "The account will be deleted on {date}. Sign in before then to keep it.";
    readonly "deleteAsked": "You have asked for the deletion. Until then the button at the top of the page takes it back.";
  };
  readonly "accounts": {
    readonly "pageTitle": "Sign in or register";
    readonly "phoneLabel": "Phone number";
    readonly "areaCodeLabel": "Country or region code: {region} +{code}";
    readonly "areaCodeSearch": "Search country, region or code";
    readonly "areaCodeNone": "No country or region matches.";
    readonly "continue": "Continue";
    readonly "back": "Back";
    readonly "puzzleHeading": "Complete the picture";
    readonly "puzzleIntro": "Drag the slider until the piece fits its gap.";
    readonly "puzzleKeys": "The arrow keys move it too; Enter puts it down.";
    readonly "puzzleSlider": "Position of the piece";
    readonly "puzzlePosition": "{position} of {most}";
    readonly "puzzlePicture": "An ink landscape with a piece missing";
    readonly "puzzleCheck": "Put it here";
    readonly "puzzleAnother": "Another one";
    readonly "puzzleInWords": "Answer in words instead";
    readonly "puzzleAsPicture": "Use the picture instead";
    readonly "captchaHeading": "Security check";
    readonly "captchaIntro": "Please complete this check, which tells people from programs.";
    readonly "captchaFrame": "Security check";
    readonly "captchaLoading": "Loading the security check…";
    readonly "captchaFailed": "The security check could not be loaded. The network may be down, or a browser extension may block it.";
    readonly "captchaRetry": "Load it again";
    readonly "captchaOpen": "Open the security check";
    readonly "captchaDone": "The security check is complete.";
    readonly "wordsHeading": "Answer in words";
    readonly "wordsPicked": "Picked: {words}";
    readonly "wordsPickedNone": "Nothing picked yet.";
    readonly "wordsUndo": "Take one back";
    readonly "passwordHeading": "Enter your password";
    readonly "passwordIntro": "Signing in as {account}";
    readonly "passwordLabel": "Password";
    readonly "passwordShow": "Show password";
    readonly "passwordHide": "Hide password";
    readonly "signIn": "Sign in";
    readonly "useCode": "Use a code instead";
    readonly "forgot": "Forgot your password?";
    readonly "agreementHeading": "Create an account";
    readonly "agreementIntro": "{account} has no account yet.";
    readonly "agreement": "I have read and agree to the <terms>user agreement</terms> and the <privacy>privacy policy</privacy>";
    readonly "optionalPassword": "Password (optional)";
    readonly "sendCode": "Send code";
    readonly "codeHeading": "Enter the code";
    readonly "codeIntro": "We sent a code to {account}. It is valid for 10 minutes.";
    readonly "codeLabel": "6-digit code";
    readonly "codeResend": "Send again";
    readonly "codeResendIn": "Send again in {seconds, plural, one {# second} other {# seconds}}";
    readonly "codeSimulated": "This site uses the simulator: nothing is really sent.";
    readonly "codeSimulatedLink": "See the code";
    readonly "create": "Create account and sign in";
    readonly "newPasswordHeading": "Choose a new password";
    readonly "newPasswordIntro": "All other devices will be signed out.";
    readonly "newPasswordLabel": "New password";
    readonly "newPasswordAgain": "Once more";
    readonly "passwordsDiffer": "The passwords don't match.";
    readonly "savePassword": "Save and sign in";
    readonly "simulatorTitle": "Message simulator";
    readonly "simulatorIntro": "These messages were not sent. They are shown here so that the product can be used without an SMS or mail service. Everyone who reaches this site can read them: connect real services before you open it to the public.";
    readonly "simulatorEmpty": "No messages yet. Ask for a code, and it appears here.";
    readonly "simulatorSmsTo": "SMS to {receiver}";
    readonly "simulatorMailTo": "E-mail to {receiver}";
    readonly "simulatorCopy": "Copy code";
    readonly "simulatorCopied": "Copied.";
    readonly "simulatorBack": "Back to sign-in";
    readonly "accountHeading": "Sign in or register";
    readonly "accountIntro": "Your phone number or e-mail address is all it takes. If it is new here, you get an account on the way.";
    readonly "accountLabel": "Phone number or e-mail";
    readonly "otherWays": "Or go on with";
    readonly "waysSimulated": "No real service is connected here: these sign-ins are simulated.";
    readonly "wechat": "WeChat";
    readonly "qq": "QQ";
    readonly "apple": "Apple";
    readonly "google": "Google";
    readonly "optionalPasswordRemark": "Without one you sign in by code.";
    readonly "ruleLength": "{least, number}–{most, number} characters";
    readonly "ruleLetter": "a letter";
    readonly "ruleDigit": "a digit";
    readonly "ruleKept": "kept";
    readonly "capsLock": "Caps Lock is on.";
    readonly "bindHeading": "Add your phone number";
    readonly "bindIntro": "You signed in with {house}. With a number, you can come in by either.";
    readonly "bindIntroNamed": "You signed in with {house} as {name}. With a number, you can come in by either.";
    readonly "bindSkip": "Go on without a number";
    readonly "joinHeading": "This number has an account";
    readonly "joinIntro": "{phone} already has an Inkstone account. Add {house} to it, and both open that account; or use another number for an account of its own.";
    readonly "joinAccount": "Add to that account and sign in";
    readonly "joinOther": "Use another number";
    readonly "returning": "Signing in…";
    readonly "returnFailed": "That did not work";
    readonly "adding": "One moment…";
    readonly "addFailed": "That did not work";
    readonly "backToAccount": "Back to the account page";
    readonly "qrHeading": "Sign in with WeChat";
    readonly "qrIntro": "Open WeChat and scan this code.";
    readonly "qrPicture": "QR code for WeChat";
    readonly "qrRenew": "Get another code";
    readonly "qrSimulated": "Scan with the simulated phone";
    readonly "qrOnPhone": "Reading this on your phone? Open this page in WeChat, and no code is needed.";
    readonly "qrCopyAddress": "Copy the address";
    readonly "qrConfirmed": "Confirmed in WeChat";
    readonly "qrConfirmedHow": "Please go on at the page that showed the code. You can close this one.";
    readonly "qrState": {
      readonly "created": "Waiting for the scan";
      readonly "scanned": "Scanned. Please confirm on your phone.";
      readonly "confirmed": "Confirmed. One moment…";
      readonly "confirmed_need_bind": "Confirmed. One moment…";
      readonly "consumed": "This code has been used.";
      readonly "refused": "You refused on your phone.";
      readonly "expired": "The code has expired.";
    };
    readonly "scanTitle": "Confirm the sign-in";
    readonly "scanIntro": "A device wants to sign in to your Inkstone account:";
    readonly "scanDevice": "Device";
    readonly "scanNetwork": "Network";
    readonly "scanPlace": "Place";
    readonly "scanTime": "Time";
    readonly "scanUnknown": "unknown";
    readonly "scanLocal": "local network";
    readonly "scanWarning": "Not you? Refuse, and never pass a code on to anybody.";
    readonly "scanConfirm": "Sign in there";
    readonly "scanBind": "Link the account";
    readonly "scanRefuse": "Refuse";
    readonly "scanState": {
      readonly "created": "Waiting to be confirmed.";
      readonly "scanned": "Waiting to be confirmed.";
      readonly "confirmed": "Confirmed. Please go on at your computer.";
      readonly "confirmed_need_bind": "Confirmed. Please go on at your computer.";
      readonly "consumed": "Signed in. You can close this page.";
      readonly "refused": "Refused. That device will not be signed in.";
      readonly "expired": "The code is no longer valid. Get another one and scan again.";
    };
    readonly "simulatedTitle": "Simulated sign-in with {house}";
    readonly "simulatedIntro": "{house} is not connected here. This page stands for it, so that everything can be tried. Anybody can be anybody here.";
    readonly "simulatedPerson": "Who to be";
    readonly "simulatedPersonHint": "Any name; the same name is the same person.";
    readonly "simulatedPersonRequired": "Enter a name.";
    readonly "simulatedAllow": "Allow and go on";
    readonly "simulatedRefuse": "Refuse";
    readonly "phoneSimulatedTitle": "Simulated phone";
    readonly "phoneSimulatedIntro": "WeChat is not connected here. This page stands for a phone that has it.";
    readonly "phoneSimulatedScan": "Scan";
  };
  readonly "admin-content": {
    readonly "which": "Show";
    readonly "which_open": "Open";
    readonly "which_all": "All";
    readonly "from": "From";
    readonly "from_visitors": "Visitors";
    readonly "from_accounts": "Signed-in users";
    readonly "showAll": "Show all of it";
    readonly "showLess": "Show less";
    readonly "loading": "Loading…";
    readonly "again": "Try again";
    readonly "done": "Closed";
    readonly "doneAt": "Closed on";
    readonly "outcome": "Outcome";
    readonly "outcomeLabel": "Outcome (optional)";
    readonly "outcomeHint": "For staff only. It is kept with the entry.";
    readonly "reportsHint": "Shared documents that readers have reported. Read the text, then take the link down or leave it, and close the report.";
    readonly "noOpenReports": "No open reports";
    readonly "noReports": "No reports";
    readonly "noText": "The reader gave no details.";
    readonly "email": "E-mail for the outcome";
    readonly "document": "Document";
    readonly "owner": "Owner’s account";
    readonly "share_off": "no longer shared";
    readonly "share_on": "link open";
    readonly "share_closed": "closed by the owner";
    readonly "share_held": "taken down";
    readonly "share_held_closed": "taken down, and closed by the owner";
    readonly "task_read": "Read the text";
    readonly "task_hold": "Take down";
    readonly "task_release": "Restore the link";
    readonly "task_close": "Close the report";
    readonly "taskHint_hold": "The link stops opening at once, and the owner cannot turn it on again. The document itself stays.";
    readonly "taskHint_release": "The link opens again, if its owner has not closed it.";
    readonly "closeHint_off": "The document is no longer shared.";
    readonly "closeHint_on": "The link stays open. To take it down, do that first.";
    readonly "closeHint_closed": "The owner has closed the link and can open it again.";
    readonly "closeHint_held": "The link stays down.";
    readonly "closeHint_held_closed": "The link stays down; its owner has closed it, too.";
    readonly "closeEmail": "Write to {email} first: closing deletes this address.";
    readonly "readTitle": "Reported document";
    readonly "readHint": "The text as visitors see it now, without formatting. The audit log records that you have read it.";
    readonly "pictures": "{count, plural, one {# picture is not shown. Its place is marked [ ].} other {# pictures are not shown. Their places are marked [ ].}}";
    readonly "emptyDocument": "The document is empty now.";
    readonly "feedbackHint": "Messages to the operator. Signed-in users read your answer in the product; write to visitors yourself.";
    readonly "noOpenFeedback": "Nothing to answer";
    readonly "noFeedback": "No feedback";
    readonly "noBrief": "Without a summary";
    readonly "answer": "Answer";
    readonly "showPictures": "{count, plural, one {Show # screenshot} other {Show # screenshots}}";
    readonly "answerAndClose": "Answer and close";
    readonly "closeFeedback": "Close";
    readonly "diagnostic": "Browser";
    readonly "contact": "Contact";
    readonly "language": "Language of the page";
    readonly "closeHint_account": "They read your answer under “Feedback”.";
    readonly "closeHint_visitor": "The visitor left no contact and gets no answer.";
    readonly "closeHint_contact": "Answer {contact} first: closing deletes this contact.";
    readonly "answerLabel": "Answer (optional)";
    readonly "answerHint": "The user reads it word for word. It cannot be changed afterwards.";
    readonly "picturesTitle": "Screenshots";
    readonly "picture": "Screenshot {number, number}";
    readonly "pictureMissing": "The file is gone.";
    readonly "keysHint": "The server encrypts sign-in tokens with the newest key. Rotating it signs nobody out.";
    readonly "rotate": "Rotate the key";
    readonly "rotateHint": "New tokens use a new key at once. The old key is accepted until its last token expires. Do this when a key may have leaked, or at regular intervals.";
    readonly "noKeys": "No keys yet";
    readonly "keyVersion": "Key {version, number}";
    readonly "inUse": "in use";
    readonly "madeAt": "Made";
    readonly "madeFirst": "with the installation";
    readonly "honouredUntil": "Accepted until";
    readonly "listsHint": "Words that proofreading warns of, and tables of office holders. Lists of the installation apply to everybody, those of an organisation to its members.";
    readonly "importList": "Import a list";
    readonly "noLists": "No lists yet";
    readonly "noListsHint": "An imported list is in use at once.";
    readonly "listsOf": "Lists of";
    readonly "installation": "This installation";
    readonly "show": "Show";
    readonly "kind": "What the list contains";
    readonly "kind_sensitive": "Words";
    readonly "kind_leaders": "Order of office holders";
    readonly "kindHint_sensitive": "Words to warn of, with suggestions.";
    readonly "kindHint_leaders": "For official documents.";
    readonly "off": "off";
    readonly "inUseVersion": "version {version, number} in use";
    readonly "imported": "{count, plural, one {# entry was imported as version {version, number}, which is in use} other {# entries were imported as version {version, number}, which is in use}}";
    readonly "newVersionOf": "New version of “{list}”";
    readonly "importHint": "What you import becomes a new version, in use at once. Earlier versions are kept.";
    readonly "importNow": "Import and use";
    readonly "listName": "Name";
    readonly "listNameHint": "The name of an existing list adds a version to it.";
    readonly "fileTooLong": "The file is too long: {limit, number} characters at most.";
    readonly "entries": "Entries";
    readonly "entriesHint_sensitive": "One entry a line: word, category, suggestions (between them |), grade (error, warning, style, allow), note, harmless phrases (between them |), sound. Only the word is needed.";
    readonly "entriesHint_leaders": "One person a line: name, title, order, from, to. Days are written 2026-01-31 and may be left out.";
    readonly "longFile": "{count, plural, one {The file has # line, too long to edit here. It is imported as it is; choose another file to replace it.} other {The file has # lines, too long to edit here. It is imported as it is; choose another file to replace it.}}";
    readonly "chooseFile": "Take a txt or csv file";
    readonly "fault_no-name": "the name is missing or has only one character";
    readonly "fault_no-order": "the order is not a number";
    readonly "fault_bad-day": "a day is not written like 2026-01-31";
    readonly "turnOff": "Turn off";
    readonly "turnOffList": "Turn “{list}” off";
    readonly "turnOffHint": "The list is no longer applied. Its versions are kept and can be used again.";
    readonly "use": "Use";
    readonly "useVersion": "Use version {version, number}";
    readonly "useHint": "It takes the place of the version in use at once.";
    readonly "change": "Change the list";
    readonly "contents": "Lines of version {version, number}";
    readonly "lines": "{count, plural, one {# line} other {# lines}}";
    readonly "linesFound": "{count, plural, =0 {No line contains this.} one {# line contains this.} other {# lines contain this.}}";
    readonly "findLine": "Find in this version";
    readonly "find": "Find";
    readonly "linePages": "Pages of the list";
    readonly "previousLines": "Previous";
    readonly "nextLines": "Next";
    readonly "pageOf": "{page, number} of {pages, number}";
    readonly "versions": "Versions";
    readonly "allVersions": "Show all {count, number} versions";
    readonly "entryCount": "{count, plural, one {# entry} other {# entries}}";
    readonly "importedAt": "Imported";
    readonly "author": "By";
    readonly "lookIn": "Look in";
    readonly "download": "Download";
  };
  readonly "admin": {
    readonly "heading": "Back office";
    readonly "navigation": "Back office";
    readonly "overview": "Overview";
    readonly "overviewHint": "Everything you change here is written to the audit log.";
    readonly "leave": "Leave";
    readonly "section_accounts": "Accounts";
    readonly "section_organisations": "Organisations";
    readonly "section_coupons": "Coupons";
    readonly "section_jobs": "Jobs";
    readonly "section_settings": "Settings";
    readonly "section_staff": "Staff";
    readonly "section_audit": "Audit log";
    readonly "section_reports": "Reports";
    readonly "section_feedback": "Feedback";
    readonly "section_lists": "Word lists";
    readonly "section_keys": "Server keys";
    readonly "close": "Close";
    readonly "cancel": "Cancel";
    readonly "save": "Save";
    readonly "add": "Add";
    readonly "make": "Make";
    readonly "confirm": "Confirm";
    readonly "continue": "Continue";
    readonly "failure_400": "This address is not valid";
    readonly "failureHint_400": "The link is incomplete or outdated. Open the page from its list again.";
    readonly "failure_403": "Your role does not open this page";
    readonly "failureHint_403": "If your work needs it, ask an owner for another role. This request is in the audit log.";
    readonly "failure_404": "Not found";
    readonly "failureHint_404": "It may have been deleted, or the address is wrong.";
    readonly "toOverview": "To the overview";
    readonly "comma": ", ";
    readonly "reason": "Reason";
    readonly "reasonHint": "Kept in the audit log for good. Leave out names, numbers and other personal data.";
    readonly "freshCode": "Code";
    readonly "freshCodeHint": "A new code from your authenticator app, or a recovery code.";
    readonly "enterTitle": "Second factor";
    readonly "enterHint": "Enter a code from your authenticator app to open the back office.";
    readonly "code": "Code";
    readonly "codeHint": "Six digits from the app. Without your phone, use a recovery code.";
    readonly "enter": "Open";
    readonly "enrolTitle": "Set up a second factor";
    readonly "enrolHint": "The back office needs an authenticator app on your phone. Any app for TOTP codes will do.";
    readonly "enrolBegin": "Begin";
    readonly "qrLabel": "QR code for the authenticator app";
    readonly "scanHint": "Scan the QR code with the app, then enter the code it shows.";
    readonly "typeSecret": "If you cannot scan it, type this key:";
    readonly "firstCodeHint": "Six digits from the app.";
    readonly "recoveryCodes": "Recovery codes";
    readonly "recoveryKeep": "Save these recovery codes in a safe place now: they are shown only once. Each replaces a code from the app one time.";
    readonly "recoveryLeft": "{count, plural, =0 {No recovery codes are left.} one {# recovery code is left.} other {# recovery codes are left.}}";
    readonly "recoveryFew": "Few recovery codes are left. Make new ones.";
    readonly "newRecoveryCodes": "Make new recovery codes";
    readonly "newRecoveryHint": "The old ones stop working at once.";
    readonly "replaceApp": "Use another authenticator";
    readonly "ownRoles": "Your roles";
    readonly "secondFactor": "Second factor";
    readonly "roles": "Roles";
    readonly "role_owner": "Owner";
    readonly "role_finance": "Finance";
    readonly "role_support": "Support";
    readonly "role_editor": "Editor";
    readonly "role_moderator": "Moderator";
    readonly "role_analyst": "Analyst";
    readonly "roleHint_owner": "May do everything, including managing staff and keys.";
    readonly "roleHint_finance": "Sees accounts and organisations, creates and issues coupons.";
    readonly "roleHint_support": "Answers feedback, sees accounts and coupons, ends sessions.";
    readonly "roleHint_editor": "Maintains word lists.";
    readonly "roleHint_moderator": "Handles reports, blocks accounts.";
    readonly "roleHint_analyst": "Sees feedback, reports, word lists, organisations, coupons and jobs, and changes nothing.";
    readonly "staffHint": "Staff are ordinary accounts that also have roles and a second factor.";
    readonly "addStaff": "Add a staff member";
    readonly "addHint": "They set up a second factor when they first open the back office.";
    readonly "account": "Account";
    readonly "accountHint": "Phone number, e-mail address or account id.";
    readonly "you": "you";
    readonly "blocked": "blocked";
    readonly "noFactor": "no second factor";
    readonly "since": "since {date}";
    readonly "taskOn": "{task}: {name}";
    readonly "task_roles": "Roles";
    readonly "task_block": "Block";
    readonly "task_unblock": "Unblock";
    readonly "task_reset": "Reset second factor";
    readonly "task_remove": "Remove";
    readonly "taskHint_block": "They are out of the back office at once, until they are unblocked. Their ordinary sign-in stays.";
    readonly "taskHint_unblock": "They can open the back office again.";
    readonly "taskHint_reset": "Their authenticator and recovery codes stop working. They set up a new one.";
    readonly "taskHint_remove": "They become an ordinary account. Roles and second factor are deleted.";
    readonly "rolesOf": "Roles of {name}";
    readonly "auditHint": "Each entry is chained to the one before it, so changed, removed and inserted entries are found.";
    readonly "auditEmpty": "No entries";
    readonly "actor": "Who (account id)";
    readonly "action": "Action";
    readonly "outcome": "Outcome";
    readonly "any": "All";
    readonly "filter": "Filter";
    readonly "older": "Older entries";
    readonly "pages": "Pages";
    readonly "firstPage": "First page";
    readonly "nextPage": "Next page";
    readonly "outcome_begun": "begun";
    readonly "outcome_done": "done";
    readonly "outcome_refused": "refused";
    readonly "outcome_failed": "failed";
    readonly "operator": "Command line: {name}";
    readonly "reasonGiven": "Reason: {reason}";
    readonly "verify": "Verify the log";
    readonly "verifyIntact": "{count, plural, =0 {The log is empty and intact.} one {The log is intact: # entry verified.} other {The log is intact: # entries verified.}}";
    readonly "verifyBroken": "{count, plural, one {The log is damaged: # entry verified.} other {The log is damaged: # entries verified.}}";
    readonly "verifyKeep": "Keep this line elsewhere. It proves later that nothing before it has changed.";
    readonly "fault_changed": "Entry {seq, number} does not fit its hash: it or the one before it was changed.";
    readonly "fault_removed": "Entry {seq, number} is missing.";
    readonly "fault_inserted": "Entry {seq, number} was inserted behind the end of the log.";
    readonly "fault_cut_off": "The last entries, from {seq, number} on, were removed.";
    readonly "fault_head_differs": "Entry {seq, number} is not the recorded end of the log.";
    readonly "fault_head_unsigned": "The end of the log at entry {seq, number} is not signed by this server.";
    readonly "fault_head_replaced": "When entry {seq, number} was written, the end of the log had been replaced.";
    readonly "fault_replaced": "Entry {seq, number} is not the one that an earlier verification ended with.";
    readonly "section_prices": "Prices";
    readonly "section_models": "Text models";
  };
  readonly "backup": {
    readonly "title": "Regular backups";
    readonly "hint": "Sends everything as a zip file to a network drive or object storage of your own.";
    readonly "setUp": "Set up regular backups";
    readonly "proveTitle": "Send backups to this place";
    readonly "kind": "Where to";
    readonly "webdavHint": "Nextcloud, Synology and other network drives";
    readonly "s3Hint": "AWS, MinIO, Backblaze and other object storage";
    readonly "url": "WebDAV address";
    readonly "urlHint": "Such as https://cloud.example.com/remote.php/dav/files/li/";
    readonly "user": "User name";
    readonly "password": "Password";
    readonly "secretKept": "Kept encrypted. Leave empty to keep it.";
    readonly "folder": "Folder";
    readonly "folderHint": "Made if it is missing; slashes between folders.";
    readonly "endpoint": "Endpoint";
    readonly "endpointHint": "Such as https://s3.eu-central-1.amazonaws.com";
    readonly "region": "Region";
    readonly "regionHint": "us-east-1 if left empty.";
    readonly "bucket": "Bucket";
    readonly "prefix": "Prefix";
    readonly "prefixHint": "Put before file names; slashes between parts.";
    readonly "keyId": "Access key ID";
    readonly "secretKey": "Secret access key";
    readonly "rhythm": "How often";
    readonly "rhythms": {
      readonly "daily": "Every day";
      readonly "weekly": "Every Monday";
      readonly "monthly": "On the 1st of every month";
    };
    readonly "nightHint": "Between 3 and 5 at night, {timeZone} time; a missed one follows as soon as possible.";
    readonly "keep": "Keep";
    readonly "keepHint": "The oldest is removed only once a new one is whole. No other file is touched.";
    readonly "copies": "{count, plural, one {The latest one} other {The latest #}}";
    readonly "save": "Save";
    readonly "try": "Try it now";
    readonly "tried": "It works: a test file was written, read back and removed.";
    readonly "cancel": "Cancel";
    readonly "place": "Place";
    readonly "plan": "Plan";
    readonly "next": "Next";
    readonly "soon": "In a moment";
    readonly "none": "Stopped";
    readonly "paused": "Paused";
    readonly "lastSuccess": "Last success";
    readonly "never": "None yet";
    readonly "stopped": "Backups have stopped after {count, plural, one {# failure} other {# failures}} in a row. The reason is below; once it is mended, resume them.";
    readonly "runs": "Latest backups";
    readonly "states": {
      readonly "waiting": "Waiting";
      readonly "running": "Under way";
      readonly "done": "Delivered";
      readonly "failed": "Failed";
      readonly "gone": "Replaced by newer ones";
    };
    readonly "edit": "Change";
    readonly "pause": "Pause";
    readonly "resume": "Resume";
    readonly "remove": "Remove";
    readonly "removeTitle": "Remove regular backups?";
    readonly "removeText": "The stored password is removed too. Backups already delivered stay where they are.";
  };
  readonly "catalogue": {
    readonly "tiers": {
      readonly "free": "Basic";
      readonly "vip": "Plus";
      readonly "vvip": "Pro";
    };
    readonly "enterprise": "Enterprise";
    readonly "days": "{count, plural, one {# day} other {# days}}";
    readonly "weeks": "{count, plural, one {# week} other {# weeks}}";
    readonly "months": "{count, plural, one {# month} other {# months}}";
    readonly "years": "{count, plural, one {# year} other {# years}}";
    readonly "plan": "{tier}, {term}";
    readonly "words": "Inspire package, {count, plural, one {# word} other {# words}}";
    readonly "somePlan": "{tier} membership";
    readonly "someWords": "Inspire package";
  };
  readonly "common": {
    readonly "navHome": "Writing";
    readonly "navDownload": "Get it";
    readonly "navPlan": "Pricing";
    readonly "navEducation": "Education";
    readonly "navTrial": "Try it";
    readonly "navRewrite": "Rewrite";
    readonly "navRules": "Rules";
    readonly "brand": "Inkstone";
    readonly "skipToContent": "Skip to content";
    readonly "close": "Close";
    readonly "cancel": "Cancel";
    readonly "save": "Save";
    readonly "delete": "Delete";
    readonly "undo": "Undo";
    readonly "retry": "Try again";
    readonly "loading": "Loading…";
    readonly "menu": "Menu";
    readonly "siteMap": "Pages of this site";
    readonly "language": "Language";
    readonly "theme": "Appearance";
    readonly "themeLight": "Light";
    readonly "themeDark": "Dark";
    readonly "themeSystem": "As the system";
    readonly "register": "Register";
    readonly "signIn": "Sign in";
    readonly "signInOrRegister": "Sign in or register";
    readonly "signOut": "Sign out";
    readonly "signedOut": "You are signed out.";
    readonly "myDocuments": "My documents";
    readonly "membership": "Membership";
    readonly "myOrders": "My orders";
    readonly "myCoupons": "Coupons";
    readonly "myUsage": "Usage";
    readonly "settings": "Settings";
    readonly "install": "Install as an app";
    readonly "account": "Account";
    readonly "unnamed": "Writer";
    readonly "notices": "Notices";
    readonly "version": "Version {version}";
    readonly "backToTop": "Back to top";
    readonly "handoverTitle": "Signing in on our other sites";
    readonly "handoverCarrying": "Signing you in…";
    readonly "handoverPurpose": "This page carries a sign-in from one of our sites to another. There is nothing to do here.";
    readonly "handoverOffer": "Already signed in at {host}? Go on here without signing in again.";
    readonly "handoverTake": "Go on";
    readonly "handoverDismiss": "Not now";
    readonly "backHome": "Back to the home page";
    readonly "notFoundTitle": "Page not found";
    readonly "notFoundText": "There is no page at this address. The link may be old, or mistyped.";
    readonly "errorTitle": "Something went wrong";
    readonly "errorText": "Please reload the page and try again.";
    readonly "needsNetwork": "This page needs the network";
    readonly "unsavedTitle": "Some changes are not on the server yet";
    readonly "unsavedText": "The server cannot be reached right now. If you sign out, the changes stay on this device and are saved when you sign in to the same account here again.";
    readonly "unsavedStay": "Stay";
    readonly "unsavedLeave": "Sign out anyway";
    readonly "leavingKept": "Your account stays";
    readonly "leavingKeep": "Keep my account";
    readonly "leaving": "This account will be deleted on {date}. Until then you can keep it.";
    readonly "feedback": "Feedback";
    readonly "licences": "Open-source licences";
    readonly "terms": "Terms";
    readonly "openAsPage": "Open as a page";
    readonly "termsNames": {
      readonly "terms": "User agreement";
      readonly "privacy": "Privacy policy";
      readonly "policy": "Content policy";
      readonly "clause": "Clauses for minors";
      readonly "continue": "Continuous membership agreement";
    };
    readonly "mainPages": "Main pages";
    readonly "search": "Search";
    readonly "commands": "Search or go to…";
    readonly "simulator": "Simulator";
    readonly "simulatedPayments": "Simulated payments — no real money";
    readonly "limitResets": "It starts anew at midnight in Beijing, {time} in your time zone.";
    readonly "limitPlans": "Plans with more";
  };
  readonly "coupons": {
    readonly "heading": "Coupons";
    readonly "hint": "When you order, the coupon that saves most is chosen for you. You can choose another one.";
    readonly "empty": "No coupons";
    readonly "emptyHint": "Coupons that you receive are kept here until they are used or expire.";
    readonly "noneUsable": "None of your coupons can be used at the moment.";
    readonly "toPlans": "See the plans";
    readonly "heldHint": "An unpaid order reserves its coupon for {minutes, plural, one {# minute} other {# minutes}}. If nothing is paid, the coupon can be used again.";
    readonly "off": "off";
    readonly "minimum": "For orders of {amount} or more";
    readonly "noMinimum": "No minimum price";
    readonly "forAll": "For all plans and word packages";
    readonly "forItems": "For {items}";
    readonly "heldUntil": "Reserved until {time}.";
    readonly "toOrder": "Order {number}";
    readonly "expires": "Expires {relative}";
    readonly "expired": "Expired {relative} ({time})";
    readonly "group": {
      readonly "usable": "Can be used ({count, number})";
      readonly "held": "Reserved ({count, number})";
      readonly "used": "Used ({count, number})";
      readonly "expired": "Expired ({count, number})";
    };
  };
  readonly "devices": {
    readonly "heading": "Devices";
    readonly "hint": "Where you are signed in. If you do not know one of them, sign it out and then change your password.";
    readonly "list": "Devices you are signed in on";
    readonly "desktop": "Computer";
    readonly "mobile": "Phone";
    readonly "tablet": "Tablet";
    readonly "app": "App";
    readonly "browser": "{id, select, other {{name}}}";
    readonly "current": "This device";
    readonly "localNetwork": "Local network";
    readonly "network": "Network {network}";
    readonly "signedIn": "Signed in {time}";
    readonly "lastUsed": "Used {time}";
    readonly "usedNow": "In use now";
    readonly "signOut": "Sign out";
    readonly "signOutOf": "Sign out “{name}”";
    readonly "signOutOthers": "Sign out all other devices";
    readonly "alone": "You are signed in on this device only.";
    readonly "confirmTitle": "Sign out “{name}”?";
    readonly "confirmText": "It is signed out within a minute. Text that it has not synchronised stays on it, and is sent once you sign in there again.";
    readonly "othersTitle": "Sign out all other devices?";
    readonly "othersText": "Only this device stays signed in. Text that others have not synchronised stays on them, and is sent once you sign in there again.";
    readonly "signedOut": "“{name}” is signed out";
    readonly "othersSignedOut": "{count, plural, =0 {No other device was signed in} one {# device signed out} other {# devices signed out}}";
    readonly "loading": "Loading devices…";
    readonly "cancel": "Cancel";
    readonly "close": "Close";
  };
  readonly "display": {
    readonly "font": "Font";
    readonly "fontSerif": "System serif";
    readonly "fontSans": "System sans";
    readonly "textSize": "Text size";
    readonly "smaller": "Smaller";
    readonly "larger": "Larger";
    readonly "lineHeight": "Line spacing";
    readonly "linesTight": "Tight";
    readonly "linesUsual": "Usual";
    readonly "linesWide": "Wide";
  };
  readonly "documents": {
    readonly "heading": "My documents";
    readonly "newDocument": "New document";
    readonly "openFileReview": "Proofread a file";
    readonly "openOfficial": "Official documents";
    readonly "openChat": "Chat";
    readonly "openInspire": "Inspire";
    readonly "untitled": "Untitled";
    readonly "noText": "No text yet";
    readonly "words": "{count, plural, one {# word} other {# words}}";
    readonly "edited": "Edited {time}";
    readonly "loading": "Loading documents";
    readonly "loadFailed": "Your documents could not be loaded";
    readonly "moreOf": "More for “{title}”";
    readonly "rename": "Rename";
    readonly "moveToTrash": "Move to trash";
    readonly "renameLabel": "Title";
    readonly "saveName": "Save";
    readonly "cancel": "Cancel";
    readonly "trashed": "{count, plural, =1 {“{title}” is} other {# documents are}} in the trash";
    readonly "undo": "Undo";
    readonly "restored": "{count, plural, =1 {“{title}” is} other {# documents are}} back";
    readonly "emptyTitle": "Start with one sentence";
    readonly "emptyText": "Make a new document or paste what you have. Spelling, punctuation and typography are checked as you write, and everything is saved for you.";
    readonly "trashHeading": "Trash";
    readonly "trashHint": "Documents stay here for 30 days and are then deleted for good.";
    readonly "daysLeft": "{days, plural, one {# day left} other {# days left}}";
    readonly "restore": "Restore";
    readonly "trashEmptyTitle": "The trash is empty";
    readonly "trashEmptyText": "Documents you move here stay for 30 days and can be restored at any time.";
    readonly "listLabel": "Documents";
    readonly "editedNow": "Edited just now";
    readonly "allDocuments": "All documents";
    readonly "recent": "Recent";
    readonly "favourites": "Favourites";
    readonly "places": "Places";
    readonly "folders": "Folders";
    readonly "folderTop": "Top level";
    readonly "newFolder": "New folder";
    readonly "newFolderIn": "New folder in “{name}”";
    readonly "folderName": "Folder name";
    readonly "create": "Create";
    readonly "folderMore": "More for folder “{name}”";
    readonly "showFolders": "Show what is in “{name}”";
    readonly "hideFolders": "Hide what is in “{name}”";
    readonly "renameFolder": "Rename folder";
    readonly "renameDocument": "Rename document";
    readonly "deleteFolder": "Delete folder";
    readonly "deleteFolderTitle": "Delete the folder “{name}”?";
    readonly "deleteFolderText": "It goes with all folders in it. Their documents move to the trash and can be restored for 30 days.";
    readonly "folderDeleted": "“{name}” is deleted; {count, plural, =0 {no documents were} one {# document is} other {# documents are}} in the trash";
    readonly "moveTo": "Move to…";
    readonly "moveTitle": "Move to";
    readonly "moveHere": "Move";
    readonly "moved": "{count, plural, =1 {“{title}” is} other {# documents are}} in “{folder}” now";
    readonly "folderMoved": "“{name}” is in “{folder}” now";
    readonly "removed": "{count, plural, one {# document} other {# documents}} deleted for good";
    readonly "favour": "Add to favourites";
    readonly "unfavour": "Remove from favourites";
    readonly "favourOf": "Favourite: “{title}”";
    readonly "selectOf": "Select “{title}”";
    readonly "selected": "{count, number} selected";
    readonly "selectAll": "Select all {count, number}";
    readonly "clearSelection": "Clear selection";
    readonly "selection": "Selected documents";
    readonly "count": "{count, plural, one {# document} other {# documents}}";
    readonly "found": "{count, number} found";
    readonly "sortBy": "Sort by";
    readonly "sortUpdated": "Last edited";
    readonly "sortCreated": "Created";
    readonly "sortTitle": "Title";
    readonly "sortSize": "Length";
    readonly "ascending": "Ascending";
    readonly "descending": "Descending";
    readonly "filter": "Filter";
    readonly "filterSet": "Filter ({count, number})";
    readonly "filterTitle": "Title contains";
    readonly "filterType": "Made from";
    readonly "filterFavourites": "Favourites only";
    readonly "filterReset": "Clear filter";
    readonly "anyType": "Anything";
    readonly "typeWritten": "Written here";
    readonly "typeDocx": "Word document";
    readonly "typePdf": "PDF";
    readonly "typeTxt": "Plain text";
    readonly "typeMarkdown": "Markdown";
    readonly "typeHtml": "HTML";
    readonly "typeWeb": "Web page";
    readonly "shared": "Shared by link";
    readonly "synced": "Synced";
    readonly "unsynced": "Not synced yet";
    readonly "unsyncedHint": "This device holds changes of this document that are not synced yet";
    readonly "absent": "Not on this device; it opens once you are connected";
    readonly "offline": "You are offline. Documents on this device open as usual, and what you write is synced once you are connected.";
    readonly "folderCount": "{count, number}";
    readonly "nothingFound": "Nothing matches";
    readonly "nothingFoundText": "Try other words, or clear the filter to see everything.";
    readonly "folderEmptyTitle": "This folder is empty";
    readonly "folderEmptyText": "Make a document here, or drag some in from elsewhere.";
    readonly "recentEmptyTitle": "Nothing opened yet";
    readonly "recentEmptyText": "Documents you open are listed here, the latest first.";
    readonly "favouritesEmptyTitle": "No favourites yet";
    readonly "favouritesEmptyText": "Press the star beside a document to keep it at hand here.";
    readonly "folderGoneTitle": "The folder does not exist";
    readonly "folderGoneText": "It may have been deleted or moved.";
    readonly "showAll": "Show all documents";
    readonly "removeForGood": "Delete for good";
    readonly "removeTitle": "Delete {count, plural, =1 {“{title}”} other {# documents}} for good?";
    readonly "removeText": "The text and its earlier versions will be deleted. This cannot be undone.";
    readonly "emptyTrash": "Empty trash";
    readonly "emptyTrashTitle": "Empty the trash?";
    readonly "emptyTrashText": "{count, plural, one {# document} other {# documents}} will be deleted for good. This cannot be undone.";
    readonly "close": "Close";
    readonly "path": "Where you are";
    readonly "searchHeading": "Search";
    readonly "searchLabel": "Search all documents";
    readonly "searchHint": "Search titles and texts";
    readonly "searchCount": "{count, plural, =0 {Nothing found} one {# document found} other {# documents found}}";
    readonly "searchMany": "The latest {count, number} documents";
    readonly "searchIncomplete": "Some recent changes are still being read…";
    readonly "searchOffline": "Offline: only titles and the texts on this device were searched.";
    readonly "searchEmptyTitle": "What are you looking for?";
    readonly "searchEmptyText": "Words are looked for in titles and texts. Several words find documents that have all of them.";
    readonly "wordList": "Word list";
    readonly "tabDocuments": "Documents";
    readonly "tabFile": "Check a file";
    readonly "tools": "Tools";
    readonly "select": "Select";
    readonly "deselect": "Deselect";
  };
  readonly "errors": {
    readonly "invalid_request": "The request is not well formed.";
    readonly "unknown_error": "An unknown error interrupted the service.";
    readonly "server_error": "The server has technical difficulties. Please try again later.";
    readonly "service_unavailable": "The service is not ready. Please try again in a moment.";
    readonly "network_error": "Network error, please check your network and retry.";
    readonly "unstable_network": "The network is unstable. Your text is kept on this device.";
    readonly "not_found": "This page cannot be found.";
    readonly "method_not_allowed": "This address does not take that kind of request.";
    readonly "host_not_served": "This address does not belong to this site. Please open {address}.";
    readonly "body_too_large": "That is too large: at most {limit} can be sent at once.";
    readonly "too_many_requests": "Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.";
    readonly "cross_site_request": "The request came from another site and was refused.";
    readonly "sign_in_first": "Please sign in first.";
    readonly "session_expired": "Your sign-in has expired. Please sign in again.";
    readonly "signed_in_elsewhere": "You signed in on another device, so this one was signed out.";
    readonly "session_revoked": "This device was signed out. Please sign in again.";
    readonly "access_denied": "You have no access to this.";
    readonly "invalid_token": "The sign-in token is not valid.";
    readonly "file_not_found": "There is no such document or file.";
    readonly "file_in_trash": "The document is in the trash. Restore it to go on writing.";
    readonly "file_not_in_trash": "Only documents in the trash can be deleted for good.";
    readonly "folder_name_required": "Please enter a name for the folder.";
    readonly "folder_name_too_long": "The folder's name is too long: at most {limit} characters.";
    readonly "folder_name_invalid": "A folder's name cannot contain slashes or control characters, nor be only a dot or two.";
    readonly "folder_name_taken": "There is a folder named “{name}” here already.";
    readonly "folder_not_found": "The folder does not exist.";
    readonly "folder_into_itself": "A folder cannot be moved into itself.";
    readonly "folder_too_deep": "Folders can be nested {limit} levels deep at most.";
    readonly "too_many_folders": "There can be {limit} folders at most.";
    readonly "file_format_mismatch": "The file's format does not match.";
    readonly "file_too_complex": "The file is too complex to be read.";
    readonly "content_required": "The file has no content.";
    readonly "title_required": "Please enter a title.";
    readonly "title_too_long": "The title is too long: at most {limit} characters.";
    readonly "image_too_large": "The picture is too large: at most {limit}.";
    readonly "storage_full": "There is not enough room left: {left}. Remove documents you no longer need and try again.";
    readonly "version_not_found": "This version does not exist any more.";
    readonly "version_unreadable": "This version cannot be read by this program. Nothing has been changed.";
    readonly "version_name_required": "Please enter a name for the version.";
    readonly "version_name_too_long": "The name is too long: at most {limit} characters.";
    readonly "version_read_only": "Your plan keeps fewer versions. This one can still be read and restored, but not named.";
    readonly "too_many_named_versions": "Your plan keeps {limit, plural, one {# named version} other {# named versions}} of a document. Please remove one first.";
    readonly "invalid_sync_message": "The server did not understand what this page sent. Your text is kept on this device; please reload the page.";
    readonly "sync_version_unsupported": "This page is out of date. Your text is kept on this device; please reload the page.";
    readonly "document_too_complex": "The document is too complex: it nests too deeply or takes too much memory.";
    readonly "document_too_large": "The document has become too large to save: at most {limit}. The latest changes are kept on this device only.";
    readonly "save_failed": "The server could not save the latest changes. They are kept on this device and will be sent again.";
    readonly "disk_full": "The server's disk is full. Your text is kept on this device and will be sent when there is room again.";
    readonly "other_account": "Another account is signed in now. The latest changes are kept on this device for the account they belong to.";
    readonly "phone_required": "Please enter your phone number.";
    readonly "phone_invalid": "Please enter a correct phone number.";
    readonly "account_required": "Please enter your e-mail address or phone number.";
    readonly "area_code_unknown": "There is no such area code.";
    readonly "email_required": "Please enter your e-mail address.";
    readonly "email_invalid": "Format error: please check the e-mail address.";
    readonly "email_registration_unavailable": "E-mail registration is unavailable. Please use a phone number.";
    readonly "code_required": "Please enter the code.";
    readonly "code_wrong": "The code is wrong. {left, plural, one {# try} other {# tries}} left.";
    readonly "code_expired": "The code is no longer valid. Please have a new one sent.";
    readonly "code_void": "The code was entered wrongly too often. Please have a new one sent.";
    readonly "code_resend": "Another code can be sent in {seconds, plural, one {# second} other {# seconds}}.";
    readonly "code_daily_limit": "No more codes can be sent today. Please try again tomorrow.";
    readonly "sms_failed": "The message could not be sent. Please try again in a moment.";
    readonly "sms_country": "No messages can be sent to numbers of this country or region.";
    readonly "mail_failed": "The e-mail could not be sent. Please try again in a moment.";
    readonly "account_mismatch": "This number or address does not belong to your account.";
    readonly "proof_required": "Please confirm first that it is you.";
    readonly "other_identity": "That is not a login of this account. Please use one that is connected to it.";
    readonly "slider_required": "Please complete the puzzle first.";
    readonly "slider_wrong": "That was not quite right. Please try the new puzzle.";
    readonly "slider_expired": "The puzzle is out of date. Please try a new one.";
    readonly "captcha_unavailable": "The security check cannot be verified at the moment. Please try again in a moment.";
    readonly "password_required": "Please enter your password.";
    readonly "password_length": "A password has {least} to {most} characters.";
    readonly "password_weak": "A password needs at least one letter and one digit.";
    readonly "password_common": "This password is too common and easily guessed. Please choose another.";
    readonly "password_is_account": "A password must not be your phone number or e-mail address.";
    readonly "sign_in_failed": "The account or the password is wrong.";
    readonly "password_wrong": "The password is wrong.";
    readonly "too_many_passwords": "Too many wrong passwords. Sign in with a code, or try again in {minutes, plural, one {# minute} other {# minutes}}.";
    readonly "phone_not_registered": "This number has no account yet.";
    readonly "phone_already_registered": "This number has an account already. Please sign in.";
    readonly "email_not_registered": "This e-mail address has no account yet.";
    readonly "email_already_registered": "This e-mail address has an account already. Please sign in.";
    readonly "terms_not_agreed": "Please agree to the terms first.";
    readonly "terms_changed": "The terms have a new version. Please read it before you agree.";
    readonly "provider_off": "This way of signing in is not offered here.";
    readonly "social_refused": "You declined there, so nothing has changed.";
    readonly "social_failed": "Login failed. Please try again.";
    readonly "social_expired": "This sign-in is no longer valid. Please start again.";
    readonly "social_unavailable": "The other site does not answer right now. Please try again in a moment, or sign in another way.";
    readonly "identity_taken": "It is bound to another Inkstone account. Sign in there with it and unbind it first.";
    readonly "way_already_bound": "Another identity of this kind is bound to the account. Unbind that one first.";
    readonly "bind_ticket_expired": "This took too long. Please sign in once more.";
    readonly "phone_has_account": "This number has an account already. You can join it, or use another number.";
    readonly "phone_needed": "Please bind a phone number.";
    readonly "unbind_last_way": "{listed, select, yes {The only phone, WeChat or QQ cannot be unbound.} other {The only way to sign in cannot be unbound.}}";
    readonly "not_bound": "The account is not bound to it.";
    readonly "next_outside_site": "You can only be taken to pages of this site.";
    readonly "qr_over": "This QR code is no longer valid. Please refresh it and scan again.";
    readonly "trial_limit": "The trial takes up to {limit} words. Download Inkstone or sign in to check longer texts.";
    readonly "daily_limit_reached": "Today's limit of {limit} words does not suffice: {left} are left and {needed} are needed. It starts anew at midnight, Beijing time. {tier} includes more.";
    readonly "words_used_up": "Your words do not suffice: {left} are left and {needed} are needed. You can buy a package of words.";
    readonly "conversation_missing": "This conversation does not exist any more.";
    readonly "conversation_full": "This conversation has {limit} messages. Please begin a new one.";
    readonly "conversation_busy": "An answer is being written in this conversation, perhaps in another window.";
    readonly "too_many_conversations": "You have {limit} conversations. Please delete some first.";
    readonly "chat_model_locked": "This model is included in {tier}.";
    readonly "facts_incomplete": "Please fill in the required fields.";
    readonly "work_missing": "This work does not exist any more.";
    readonly "work_busy": "This work is being written, perhaps in another window.";
    readonly "section_missing": "This section does not exist any more.";
    readonly "too_many_works": "You have {limit} works. Please delete some first.";
    readonly "text_too_long": "The text is too long to check at once: at most {limit} characters.";
    readonly "text_or_data": "Send either “text” or “data”: one of the two, and not both.";
    readonly "language_unknown": "“{language}” is not a language that can be checked here.";
    readonly "rules_contradict": "With “enabledOnly”, name rules or categories to enable and none to disable.";
    readonly "api_key_required": "This needs an API key. Make one in the settings of Inkstone.";
    readonly "api_key_wrong": "The API key is not valid; perhaps it was revoked.";
    readonly "key_opens_no_documents": "This API key may not open documents. Make one in the settings that may.";
    readonly "username_required": "Please enter a user name.";
    readonly "name_too_long": "The name is too long: at most {limit} characters.";
    readonly "feedback_required": "Please describe what you want to tell us.";
    readonly "feedback_too_long": "That is too long: at most {limit} characters.";
    readonly "too_many_screenshots": "At most {limit} screenshots can be sent.";
    readonly "deletion_begun": "The account is being deleted; this can no longer be taken back.";
    readonly "key_name_required": "Please give the key a name.";
    readonly "key_name_too_long": "The name is too long: at most {limit} characters.";
    readonly "too_many_keys": "There are {limit} keys already. Revoke one that is no longer used.";
    readonly "word_invalid": "A word or phrase has 1 to {limit} characters.";
    readonly "too_many_words": "There is no room: the list holds {limit} words at most.";
    readonly "list_empty": "The list is empty: there is nothing to import.";
    readonly "list_too_large": "The list is too large: {limit} entries at most.";
    readonly "list_kind_mismatch": "There is a list of another kind with this name. Choose another name.";
    readonly "list_version_not_found": "The list has no such version.";
    readonly "share_closed": "This share is closed, or was never on.";
    readonly "share_replaced": "This link has expired: it was replaced by a new link.";
    readonly "share_deleted": "This link has expired: the document was deleted.";
    readonly "share_trashed": "This link has expired: the document is in the trash.";
    readonly "share_held": "This link has expired: the document may contain sensitive content and is held while we look at a report.";
    readonly "share_expired": "This link has expired: it was valid until {date}.";
    readonly "share_views_used": "This link has expired: {limit, plural, one {its only view is used} other {all # views are used}}.";
    readonly "share_views_limited": "This link can be opened {left, plural, one {once} other {# times}} more.";
    readonly "share_forbidden": "Access denied: sharing by link is not allowed here.";
    readonly "share_password_required": "Enter the password of this link.";
    readonly "share_password_wrong": "Access denied: the password is wrong.";
    readonly "share_too_many_guesses": "Too many wrong passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}.";
    readonly "share_not_synchronised": "The document is not fully synchronised yet. It can be shared once it is.";
    readonly "share_password_length": "The password must have {least} to {most} characters.";
    readonly "share_expiry_past": "The expiry must lie in the future.";
    readonly "docx_encrypted": "This document is protected by a password. Remove the protection in Word or WPS first.";
    readonly "docx_unreadable": "This is not a docx document that can be read. Save it as .docx in Word or WPS and try again.";
    readonly "docx_too_large": "The document is too large: {limit} at most.";
    readonly "docx_with_macros": "This document contains macros. Save it as a .docx without macros in Word or WPS and try again.";
    readonly "import_too_large": "The file is too large to import: {limit} at most.";
    readonly "doc_unsupported": "Files of the old kind .doc cannot be read. Save the document as .docx in Word or WPS and try again.";
    readonly "pdf_failed": "Loading the PDF failed: the file is damaged or is no PDF.";
    readonly "pdf_encrypted": "Loading the PDF failed: it is protected by a password. Remove the protection first.";
    readonly "pdf_without_text": "Loading the PDF failed: its pages are pictures without text.";
    readonly "pdf_too_long": "Loading the PDF failed: it has too many pages. At most {limit} can be read.";
    readonly "web_url_required": "Please enter the address of a web page.";
    readonly "web_page_failed": "Adding the web page failed: it cannot be loaded or has no article.";
    readonly "web_address_refused": "Adding the web page failed: only pages on the public internet can be added, with an address that begins with http:// or https://, and none on your own computer or an internal network.";
    readonly "web_page_too_large": "Adding the web page failed: the page is larger than {limit}.";
    readonly "export_failed": "The export failed. Please try again.";
    readonly "export_running": "An export is being prepared already.";
    readonly "archive_schedule_missing": "No regular backup has been set up.";
    readonly "destination_address_invalid": "Enter the whole address, such as https://dav.example.com/dav/.";
    readonly "destination_address_refused": "This address cannot be used: only public addresses can, with port 80, 443 or above 1023.";
    readonly "destination_insecure": "Use an address that begins with https://; otherwise the password and your documents could be read on the way.";
    readonly "destination_folder_invalid": "Names of folders cannot contain “..”, backslashes or control characters.";
    readonly "destination_bucket_invalid": "This is not the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.";
    readonly "destination_secret_required": "Enter the password or secret key.";
    readonly "destination_not_found": "The address answers, but there is no folder or bucket to write to. Check the address and the names.";
    readonly "destination_redirects": "This address leads to another one. Enter the one it leads to.";
    readonly "destination_region_wrong": "The region is wrong. Enter the one that the bucket is in.";
    readonly "destination_unreachable": "The address cannot be reached: the server does not answer or broke off.";
    readonly "destination_certificate": "The server’s certificate is not valid: it has expired, belongs to another address, or its issuer is not trusted.";
    readonly "destination_sign_in_refused": "The sign-in was refused: user, password or key are wrong, or may not write there.";
    readonly "destination_full": "There is not enough room left there.";
    readonly "destination_locked": "The files there are locked at the moment.";
    readonly "destination_failed": "The service there failed. Please try again later.";
    readonly "second_factor_missing": "Set up a second factor first.";
    readonly "second_factor_required": "Enter a code from your authenticator app.";
    readonly "second_factor_wrong": "This code is not right. Try again.";
    readonly "second_factor_exists": "A second factor is set up already.";
    readonly "fresh_proof_required": "This action needs a code entered in the last few minutes. Enter a code again.";
    readonly "permission_missing": "Your role does not permit this.";
    readonly "reason_required": "Give a reason of 1 to 500 characters.";
    readonly "enrolment_expired": "The setup has expired. Start again.";
    readonly "staff_member_exists": "This account is a staff member already.";
    readonly "staff_member_missing": "There is no such staff member.";
    readonly "staff_role_required": "Choose at least one role.";
    readonly "last_owner": "This is the last owner, who cannot be removed, blocked or given other roles.";
    readonly "account_blocked": "This account is blocked. If you think this is a mistake, contact whoever runs this site.";
    readonly "own_account": "You cannot block your own account.";
    readonly "account_not_found": "There is no account “{account}”.";
    readonly "organisation_not_found": "There is no organisation “{organisation}”.";
    readonly "organisation_name_required": "The name is empty.";
    readonly "organisation_name_too_long": "The name is longer than {limit} characters.";
    readonly "member_not_found": "{account} does not belong to {organisation}.";
    readonly "list_not_found": "There is no list “{list}”.";
    readonly "feedback_not_open": "Nothing that is open has the id {id}.";
    readonly "report_not_found": "There is no report {id}.";
    readonly "report_closed": "The report {id} is closed already.";
    readonly "job_not_found": "There is no such failed job; it may have been run again already.";
    readonly "plan_not_for_sale": "This plan is not for sale at the moment.";
    readonly "quote_expired": "This offer has expired. Please check the price again.";
    readonly "price_changed": "The price has changed. Please check it before ordering.";
    readonly "order_paid": "This order is paid already.";
    readonly "order_closed": "The order is closed. Please order again.";
    readonly "order_not_found": "There is no such order.";
    readonly "pay_way_off": "This way to pay is not available. Please choose another one.";
    readonly "pay_unavailable": "The payment service does not respond. Nothing has been charged; please try again in a moment.";
    readonly "pay_status_unknown": "The payment service does not respond. If you have paid, please do not pay again: your order is completed as soon as it answers.";
    readonly "coupon_not_found": "This coupon does not exist.";
    readonly "coupon_unusable": "This coupon cannot be used for this purchase. The price without it is shown again.";
    readonly "coupon_template_not_found": "There is no such kind of coupon.";
    readonly "coupon_template_off": "Coupons of this kind can no longer be issued.";
    readonly "coupon_quota_used": "Only {left} more coupons of this kind can be issued. None was issued.";
    readonly "payer_unknown": "The wallet did not say who pays. Nothing has been charged; please open the payment again.";
    readonly "simulated_action_refused": "This cannot be done with the simulated payment or the test clock now.";
    readonly "trial_not_offered": "This trial is not offered now.";
    readonly "trial_taken": "You have already had a trial. Each person gets one.";
    readonly "trial_used_up": "Today's trials are all taken. New ones are available after midnight, Beijing time.";
    readonly "trial_needs_phone": "Please add a phone number to your account first. It is under Account, Ways to sign in.";
    readonly "item_not_found": "There is no such item in the catalogue.";
    readonly "price_dates_invalid": "A price cannot begin in the past, and has to end after it begins.";
    readonly "campaign_price_too_high": "The price of a campaign has to be below the list price.";
    readonly "rewrite_too_long": "The text is too long: at most {limit} words can be rewritten at once.";
    readonly "rewrite_running": "This job is already running, perhaps in another window. It can be followed there.";
    readonly "rewrite_job_differs": "This job belongs to another text. Please start again.";
    readonly "rewrite_job_missing": "This job no longer exists.";
    readonly "rewrite_jobs_waiting": "{limit} jobs are waiting or running already. Please wait until one of them is done.";
    readonly "rewrite_trial_limit": "The trial takes up to {limit} words. Sign in to rewrite longer texts.";
    readonly "action_incomplete": "Please enter a name and an instruction, and choose a tone where one is needed.";
    readonly "action_too_long": "That is too long: at most {limit} characters.";
    readonly "too_many_actions": "There is no room: at most {limit} own actions can be saved.";
    readonly "model_off": "This needs a text model, and none is set up on this server.";
    readonly "model_busy": "The text model is busy. Please try again in a moment. Nothing was charged.";
    readonly "model_failed": "The text model gave no usable answer. Please try again later. Nothing was charged.";
    readonly "model_timeout": "The text model did not answer in time. Please try again later. Nothing was charged.";
    readonly "model_cut": "The text model's answer broke off. Please try again. Nothing was charged.";
    readonly "model_filtered": "The provider of the text model refuses this content. Nothing was charged.";
    readonly "model_too_long": "This is more text than the model can process at once. Please select less.";
    readonly "text_blocked": "The text contains prohibited content, so processing stopped. Nothing was charged.";
    readonly "model_unreachable": "There is no connection to this address. Please check the address and the network.";
    readonly "model_refused": "The service refused the request. Please check the key and the name of the model.";
    readonly "model_key_required": "The address is on another server. Please enter the key again.";
    readonly "model_addon_missing": "The add-on for models on this machine is not installed.";
    readonly "model_file_missing": "There is no such model file on this server.";
    readonly "subscription_not_found": "There is no such subscription.";
    readonly "not_renewable": "This plan cannot be renewed in this way. Please pay once instead.";
    readonly "already_subscribed": "This membership renews already. You find it under your subscriptions.";
  };
  readonly "exchange": {
    readonly "import": "Import";
    readonly "importFiles": "Files…";
    readonly "importWebPage": "Web page…";
    readonly "importTitle": "Import";
    readonly "importHint": "Word, PDF, text, Markdown and HTML files, 20 MB each at most.";
    readonly "dropHere": "Drop files to import them";
    readonly "url": "Address of the web page";
    readonly "urlHint": "The article is taken; menus, advertisements and pictures are not.";
    readonly "addPage": "Add page";
    readonly "waiting": "Waiting";
    readonly "asking": "Needs your choice";
    readonly "changesIn": "“{name}” has tracked changes. How is it to be imported?";
    readonly "changesInSeveral": "{count, plural, one {# file has} other {# files have}} tracked changes. How are they to be imported?";
    readonly "changes": {
      readonly "keep": "Keep as suggestions";
      readonly "keepHint": "Accept or reject them one by one while you write.";
      readonly "accept": "Accept all";
      readonly "acceptHint": "The text as it reads with every change.";
      readonly "reject": "As it was before";
      readonly "rejectHint": "The text without any of the changes.";
    };
    readonly "changesApply": "Go on importing";
    readonly "reading": "Reading…";
    readonly "read": "Imported";
    readonly "failed": "Not imported";
    readonly "open": "Open";
    readonly "close": "Close";
    readonly "progress": "{done, number} of {total, number} done";
    readonly "lostIntro": "Not taken over:";
    readonly "lost": {
      readonly "drawings": "{count, plural, one {# drawing} other {# drawings}}";
      readonly "pictures": "{count, plural, one {# picture} other {# pictures}}";
      readonly "objects": "{count, plural, one {# embedded object} other {# embedded objects}}";
      readonly "formulas": "{count, plural, one {# formula (its letters are kept)} other {# formulas (their letters are kept)}}";
      readonly "contents": "{count, plural, one {# table of contents} other {# tables of contents}}";
      readonly "symbols": "{count, plural, one {# special symbol} other {# special symbols}}";
      readonly "hidden": "{count, plural, one {# hidden passage} other {# hidden passages}}";
      readonly "headers": "{count, plural, one {# header or footer} other {# headers and footers}}";
      readonly "macros": "{count, plural, one {# macro} other {# macros}}";
      readonly "formatChanges": "{count, plural, one {# tracked change of format} other {# tracked changes of format}}";
      readonly "links": "{count, plural, one {# link (its words are kept)} other {# links (their words are kept)}}";
    };
    readonly "export": "Export";
    readonly "exportTitle": "Export this document";
    readonly "format": "Format";
    readonly "download": "Download";
    readonly "docx": "Word (.docx)";
    readonly "docxHint": "To go on editing in Word or WPS.";
    readonly "pdf": "PDF";
    readonly "pdfHint": "To print and to hand in; fonts are embedded.";
    readonly "md": "Markdown (.md)";
    readonly "mdHint": "Plain text with marks, for blogs and notes.";
    readonly "html": "Web page (.html)";
    readonly "htmlHint": "One file with its pictures, for any browser.";
    readonly "txt": "Plain text (.txt)";
    readonly "txtHint": "The words only.";
    readonly "withNotes": "With notes";
    readonly "notesAsComments": "As comments in Word.";
    readonly "notesAtEnd": "Listed at the end, each with its passage.";
    readonly "archiveStart": "Export everything";
    readonly "archiveAgain": "Export anew";
    readonly "archiveWaiting": "The export will begin in a moment.";
    readonly "archiveRunning": "{done, number} of {total, number} documents written.";
    readonly "archiveDone": "Ready: {total, plural, one {# document} other {# documents}}, {size}. It can be downloaded until {until}.";
    readonly "archiveFailed": "The export failed. Please try again.";
    readonly "archiveDownload": "Download zip";
    readonly "chooseFiles": "Choose files";
  };
  readonly "feedback": {
    readonly "heading": "Feedback";
    readonly "hint": "Tell us what does not work, what is missing, or what could be better.";
    readonly "brief": "In a few words (optional)";
    readonly "content": "Description";
    readonly "contentHint": "If something went wrong: what did you do, and what did you see?";
    readonly "contact": "How to reach you (optional)";
    readonly "contactHint": "E-mail or phone number, only for an answer to this.";
    readonly "screenshots": "Screenshots (optional, at most {limit, number})";
    readonly "screenshotAdd": "Add a screenshot";
    readonly "screenshotRemove": "Remove";
    readonly "diagnostic": "Send version and browser along. Tick it to see below exactly what is sent.";
    readonly "send": "Send";
    readonly "sent": "We have got it. Thank you!";
    readonly "sentReport": "We have got it. Thank you! The answer will appear below.";
    readonly "reports": "What you have told us";
    readonly "open": "Open";
    readonly "closed": "Done";
    readonly "reply": "Answer:";
  };
  readonly "file-report": {
    readonly "docxName": "{name} (proofread).docx";
    readonly "reportName": "{name} (report).pdf";
    readonly "title": "Proofreading report";
    readonly "about": "{name} · {date} · {words, plural, one {# word} other {# words}} · {count, plural, one {# finding} other {# findings}}";
    readonly "nothing": "Nothing was found.";
    readonly "summary": "Summary";
    readonly "category": "Kind";
    readonly "count": "Findings";
    readonly "total": "Total";
    readonly "place": "Paragraph {number, number}: ";
    readonly "places": {
      readonly "box": "Text box: ";
      readonly "footnote": "Footnote: ";
      readonly "endnote": "Endnote: ";
      readonly "header": "Header: ";
      readonly "footer": "Footer: ";
    };
    readonly "suggestion": "Suggestion: ";
    readonly "delete": "delete";
    readonly "also": "Also possible: {words}";
    readonly "ask": "Please look at “{original}”.";
    readonly "categories": {
      readonly "spelling": "Spelling";
      readonly "grammar": "Grammar";
      readonly "punctuation": "Punctuation";
      readonly "typography": "Typography";
      readonly "word-choice": "Word choice";
      readonly "redundancy": "Redundancy";
      readonly "style": "Style";
      readonly "sensitive": "Sensitive wording";
      readonly "official": "Official documents";
    };
  };
  readonly "file-review": {
    readonly "heading": "Proofread a file";
    readonly "hint": "Give a file, look through what was found, and download a Word document with tracked changes or a report as PDF.";
    readonly "drop": "Drop a file here";
    readonly "dropHint": "A .docx of Word or WPS, a PDF, plain text or Markdown, up to 20 MB and 200,000 characters.";
    readonly "choose": "Choose a file";
    readonly "privacy": "The file goes to the server only to be proofread. It is neither stored nor logged.";
    readonly "checking": "Proofreading…";
    readonly "checkingHint": "A long text takes a while. Please keep this page open.";
    readonly "progress": "{share} checked, {count, plural, =0 {nothing found so far} one {# finding so far} other {# findings so far}}";
    readonly "stop": "Stop";
    readonly "checked": "{count, plural, =0 {Nothing was found.} one {# finding.} other {# findings.}}";
    readonly "another": "Another file";
    readonly "summary": "{words, plural, one {# word} other {# words}}, {count, plural, one {# finding} other {# findings}}";
    readonly "filter": "Show by kind";
    readonly "all": "All";
    readonly "chooseAll": "Select all";
    readonly "chooseNone": "Select none";
    readonly "more": "Show {count, number} more";
    readonly "commentOnly": "Comment only";
    readonly "places": {
      readonly "box": "Text box";
      readonly "footnote": "Footnote";
      readonly "endnote": "Endnote";
      readonly "header": "Header";
      readonly "footer": "Footer";
    };
    readonly "listedOnly": "Listed only";
    readonly "paragraph": "Paragraph {number, number}";
    readonly "also": "Also possible: {words}";
    readonly "now": "Now:";
    readonly "wanted": "Wanted:";
    readonly "saveDocx": "Download with tracked changes ({count, number})";
    readonly "saveReport": "Download report (PDF)";
    readonly "open": "Open in Inkstone";
    readonly "explain": "Give the reason for each change in a comment";
    readonly "savedDocx": "{changes, plural, one {# change} other {# changes}} and {comments, plural, one {# comment} other {# comments}} are in the document. Accept or reject them in Word or WPS.";
    readonly "savedReport": "The report has been downloaded.";
    readonly "cleanTitle": "Nothing was found";
    readonly "cleanText": "There is nothing to correct in this file.";
  };
  readonly "generation": {
    readonly "chat": "Chat";
    readonly "chatHint": "Ask about writing. In an open document, the chat also answers questions about its text.";
    readonly "chatEmpty": "Ask a question. In an open document, answers refer to its paragraphs.";
    readonly "messages": "Messages";
    readonly "thinking": "Thinking…";
    readonly "receipt": "{words, number} words charged, {left, number} left";
    readonly "receiptUnlimited": "{words, number} words charged";
    readonly "again": "Write again";
    readonly "aiNotice": "Answers are generated by AI and can be wrong. They use words of your packages.";
    readonly "aiLabel": "This text was generated by AI.";
    readonly "toBlock": "Show the paragraph: {text}";
    readonly "blockGone": "This paragraph is not in the document any more.";
    readonly "question": "Question";
    readonly "send": "Send";
    readonly "stop": "Stop";
    readonly "model": "Model";
    readonly "models": {
      readonly "chatV3": "Standard";
      readonly "deepseek": "DeepSeek";
      readonly "chatV4": "Advanced";
    };
    readonly "lockedModels": "Included in higher plans: {names}";
    readonly "states": {
      readonly "stopped": "Stopped";
      readonly "failed": "No answer. Nothing was charged.";
      readonly "running": "Being written…";
    };
    readonly "newConversation": "New conversation";
    readonly "conversations": "Conversations";
    readonly "allConversations": "All conversations";
    readonly "noConversations": "No conversations yet.";
    readonly "moreOf": "Actions for {title}";
    readonly "rename": "Rename";
    readonly "delete": "Delete";
    readonly "cancel": "Cancel";
    readonly "save": "Save";
    readonly "title": "Title";
    readonly "renameConversation": "Rename conversation";
    readonly "deleteConversation": "Delete this conversation?";
    readonly "noModel": "No text model is set up";
    readonly "noModelHint": "This server has no text model for it, so it cannot be used. The operator can set one up.";
    readonly "inspire": "Inspire";
    readonly "inspireHint": "Writes long texts from your facts: first an outline, then section by section.";
    readonly "newWork": "New work";
    readonly "newWorkHint": "Choose what to write.";
    readonly "works": "Works";
    readonly "worksHint": "Continue where you left off.";
    readonly "noWords": "You have no words in packages.";
    readonly "buyWords": "Buy words";
    readonly "templates": "Templates";
    readonly "template": {
      readonly "thesis": "Thesis outline";
      readonly "official": "Official document";
      readonly "email": "E-mail";
      readonly "speech": "Speech";
      readonly "summary": "Work summary";
    };
    readonly "templateHint": {
      readonly "thesis": "Topic, outline and sections of a paper";
      readonly "official": "Notices, requests, reports and letters";
      readonly "email": "A message with all that it must say";
      readonly "speech": "A speech to be read aloud";
      readonly "summary": "What was done and achieved";
    };
    readonly "workState": "{done, number} of {sections, number} sections, {words, number} words";
    readonly "deleteWork": "Delete {title}";
    readonly "language": "Language";
    readonly "required": "{field} (required)";
    readonly "factMissing": "Please fill in this field.";
    readonly "sourcesHint": "One source a line. No other source is cited.";
    readonly "begin": "Begin";
    readonly "facts": {
      readonly "topic": "Topic";
      readonly "purpose": "Purpose";
      readonly "audience": "Audience";
      readonly "points": "Points to make";
      readonly "sender": "From";
      readonly "recipient": "To";
      readonly "occasion": "Occasion";
      readonly "period": "Period";
      readonly "results": "Results";
      readonly "length": "Length";
      readonly "sources": "Sources";
    };
    readonly "allWorks": "All texts";
    readonly "workHint": "Check every statement before you use it. Nothing is cited but your sources.";
    readonly "suggestOutline": "Write an outline";
    readonly "suggestAgain": "Write the outline again";
    readonly "editOutline": "Edit outline";
    readonly "outline": "Outline";
    readonly "headingOf": "Heading {number, number}";
    readonly "briefOf": "What section {number, number} is about";
    readonly "moveUp": "Move section {number, number} up";
    readonly "removeSection": "Remove section {number, number}";
    readonly "addSection": "Add section";
    readonly "saveOutline": "Save outline";
    readonly "write": "Write";
    readonly "goOn": "Go on";
    readonly "writeOf": "Write: {heading}";
    readonly "goOnOf": "Go on: {heading}";
    readonly "againOf": "Write again: {heading}";
    readonly "charged": "{words, number} words charged";
    readonly "sectionStates": {
      readonly "running": "Being written…";
      readonly "interrupted": "Interrupted. Nothing was charged.";
      readonly "stopped": "Stopped";
      readonly "cut": "The limit of words was reached.";
      readonly "failed": "It could not be written. Nothing was charged.";
    };
    readonly "replaced": "{count, plural, one {# citation} other {# citations}} without a source of yours replaced";
    readonly "missingSources": "{count, plural, one {# place needs} other {# places need}} a source";
    readonly "toDocument": "Make a document";
  };
  readonly "handbook": {
    readonly "title": "Handbook of rules";
    readonly "description": "Every rule Inkstone proofreads by: its reason, its authority, and a sentence before and after.";
    readonly "lead": "When Inkstone calls something wrong it can say why. Here are all {count, number} rules, each with its reason, its authority and an example.";
    readonly "search": "Search rules, authorities or examples";
    readonly "zh": "Chinese";
    readonly "en": "English";
    readonly "shown": "{count, plural, =0 {No rule matches} one {# rule} other {# rules}}";
    readonly "authority": "Authority: {authority}";
    readonly "offAtFirst": "Off at first";
    readonly "wrong": "Wrong";
    readonly "right": "Right";
    readonly "sectionTitle": "{language}: {kind}";
    readonly "link": "Link to this rule";
    readonly "more": "{count, plural, one {# more rule} other {# more rules}}: add a word to narrow the search.";
  };
  readonly "licences": {
    readonly "title": "Third-party software and licences";
    readonly "description": "The third-party software, fonts and language data in Inkstone, with the text of each licence.";
    readonly "lead": "{count, plural, =0 {This list is written when Inkstone is built.} one {This site uses # third-party component. Here is the text of its licence.} other {This site uses # third-party components. Here is the licence text of each.}}";
    readonly "search": "Search names, licences or copyright holders";
    readonly "found": "{count, plural, =0 {No component found} one {# component found} other {# components found}}";
    readonly "more": "{count, plural, one {# more component} other {# more components}}: add a word to narrow the search.";
    readonly "components": "{count, plural, one {# component} other {# components}}";
    readonly "asText": "Show all licence texts in one file";
    readonly "ownLicence": "Its own licence";
    readonly "source": "Project page";
    readonly "sections": {
      readonly "data": "Language data";
      readonly "engines": "Parts of engines";
      readonly "fonts": "Fonts";
      readonly "browser": "Code sent to browsers";
      readonly "server": "Code on the server";
    };
    readonly "hints": {
      readonly "data": "Word lists, word counts and character data, and the Chinese language pack that can be downloaded.";
      readonly "engines": "Code compiled into the English checker and the embedded database.";
      readonly "fonts": "Fonts to write in, and those embedded in exported PDFs.";
      readonly "browser": "Packages downloaded when a page is opened.";
      readonly "server": "Packages that run on the server only.";
    };
  };
  readonly "mail": {
    readonly "brand": "Inkstone";
    readonly "code": {
      readonly "subject": "Your Inkstone code: {code}";
      readonly "sign_in": "Hello! Use this code to sign in to Inkstone or to create your account:";
      readonly "reset_password": "Hello! Use this code to choose a new password:";
      readonly "verify": "Hello! Use this code to confirm that it is you:";
      readonly "bind": "Hello! Use this code to add this e-mail address to your account:";
      readonly "life": "It is valid for {minutes, plural, one {# minute} other {# minutes}}. Please do not pass it on to anybody.";
      readonly "ignore": "If you did not ask for it, you can ignore this mail: nothing about your account changes.";
    };
    readonly "archive": {
      readonly "subject": "Inkstone: your data are ready";
      readonly "intro": "Hello! The archive you asked for is ready. Sign in and download it on your account page:";
      readonly "life": "It is kept for {days, plural, one {# day} other {# days}} and then removed.";
      readonly "ignore": "If you did not ask for it, please change your password and sign out your other devices soon.";
    };
    readonly "renewal": {
      readonly "by_wechat": "WeChat Pay";
      readonly "by_alipay": "Alipay";
      readonly "subject": "Inkstone: your membership renews on {date}";
      readonly "intro": "Your membership {item} renews soon: {price} will be charged on {date} through {channel}.";
      readonly "cancel": "You can cancel at any time before that, in two clicks, on this page:";
      readonly "canceledSubject": "Inkstone: your subscription is canceled";
      readonly "canceled": "Your subscription {item} is canceled. Nothing more will be charged.";
      readonly "until": "Your benefits last until {date}.";
      readonly "endedSubject": "Inkstone: your subscription has ended";
      readonly "ended": "Your subscription {item} has ended and nothing more will be charged: the last charge failed, could not be announced to you, or the agreement was ended at the payment service. You can subscribe again on the page of plans.";
    };
  };
  readonly "membership-trial": {
    readonly "tier_free": "Basic";
    readonly "tier_vip": "Plus";
    readonly "tier_vvip": "Pro";
    readonly "label": "Free trial";
    readonly "offer_day": "Try {tier} free for {count, plural, one {# day} other {# days}}";
    readonly "offer_month": "Try {tier} free for {count, plural, one {# month} other {# months}}";
    readonly "offerHint": "It ends by itself. Nothing to pay.";
    readonly "look": "See what it includes";
    readonly "hide": "Hide this offer";
    readonly "close": "Close";
    readonly "notNow": "Not now";
    readonly "claim": "Start the trial";
    readonly "terms": "The trial ends by itself: no payment details, nothing to cancel. Each person gets one trial. Your texts stay yours afterwards.";
    readonly "proofreadUnlimited": "Proofreading without a daily limit";
    readonly "proofreadLimit": "Proofreading of {count, plural, one {# word} other {# words}} a day";
    readonly "versionsDays": "Earlier versions of your texts from {count, plural, one {the last day} other {the last # days}}";
    readonly "versionsCount": "{count, plural, one {# earlier version} other {# earlier versions}} of each text";
    readonly "devices": "{count, plural, one {# signed-in device} other {# signed-in devices}}";
    readonly "storage": "{size} of storage";
    readonly "plusWaits": "Your {plus} waits while {tier} runs, and loses no time.";
    readonly "started": "{tier} is on";
    readonly "startedUntil": "You have {tier} until {time}. Then it ends by itself.";
    readonly "begin": "Done";
    readonly "membership": "Membership";
    readonly "membershipHint": "Your plan, until when it lasts, and what it comes from.";
    readonly "free": "Free of charge, without an end";
    readonly "until": "until {time}";
    readonly "parts": "What it comes from";
    readonly "part": "{tier}, {source}";
    readonly "source_order": "bought";
    readonly "source_trial": "free trial";
    readonly "partUntil": "until {time}";
    readonly "partWaits": "from {from} to {to}";
  };
  readonly "official": {
    readonly "heading": "Official documents";
    readonly "hint": "Checks the layout of Chinese official documents (公文) by GB/T 9704-2012 and their text by the regulation on official documents and the standards of punctuation and numerals; every finding names its authority.";
    readonly "drop": "Drop a document here";
    readonly "dropHint": "A .docx of Word or WPS, 10 MB at most. Checked are kind, title, number, heading levels, date, attachments and wrong characters, and paper, margins, fonts, line pitch and page numbers.";
    readonly "choose": "Choose a document";
    readonly "privacy": "The document goes to the server only to be checked. It is neither stored nor logged.";
    readonly "checking": "Checking the document";
    readonly "checked": "The document has been checked";
    readonly "another": "Another document";
    readonly "chooseAll": "{count, plural, one {Mend # place} other {Mend all # places}}";
    readonly "chooseNone": "Mend none";
    readonly "save": "Download, {count, number} mended";
    readonly "mendedName": "{name} (mended).docx";
    readonly "savedMended": "{count, plural, one {# place was mended} other {# places were mended}}. The original stays as it was.";
    readonly "mend": "Mend";
    readonly "chosen": "Chosen";
    readonly "cleanTitle": "Nothing was found";
    readonly "cleanText": "Layout and text are as they should be. Look over letterhead, seal and imprint yourself.";
    readonly "textHeading": "Text ({count, number})";
    readonly "layoutHeading": "Layout ({count, number})";
    readonly "places": "{count, plural, one {# place} other {# places}}";
    readonly "paragraph": "Paragraph {number, number}";
    readonly "now": "Now:";
    readonly "wanted": "Wanted:";
    readonly "nothing": "none";
    readonly "deleted": "delete";
    readonly "layout": {
      readonly "page-size": "Paper size";
      readonly "margins": "Margins";
      readonly "line-pitch": "Line pitch";
      readonly "head-color": "Colour of the letterhead";
      readonly "title": "Font, size and place of the title";
      readonly "addressee-indent": "Place of the addressee";
      readonly "body-font": "Font and size of the text";
      readonly "first-indent": "First-line indent";
      readonly "heading-font": "Font and size of headings";
      readonly "page-number": "Page numbers";
    };
    readonly "layoutHint": {
      readonly "page-size": "Official documents are printed on A4.";
      readonly "margins": "Top, bottom, left, right: 37 mm ± 1 mm at the top, 28 mm ± 1 mm at the binding edge, a type area of 156 mm × 225 mm.";
      readonly "line-pitch": "A page has 22 lines, which makes a fixed pitch of about 28.95 pt.";
      readonly "head-color": "The name of the issuing body at the head is red, in small-title Song.";
      readonly "title": "The title is set in small-title Song, size 2 (22 pt), and centred.";
      readonly "addressee-indent": "The addressee begins at the left edge, one line below the title.";
      readonly "body-font": "The parts of a document are usually set in Fangsong, size 3 (16 pt).";
      readonly "first-indent": "Each paragraph begins two characters in.";
      readonly "heading-font": "The first level is set in Hei, the second in Kai, the third and fourth in Fangsong.";
      readonly "page-number": "Arabic numerals in Song, size 4 (14 pt), between two dashes; to the right on odd pages, to the left on even ones.";
    };
  };
  readonly "offline": {
    readonly "title": "Offline";
    readonly "hint": "This page needs the network";
    readonly "text": "Documents that are on this device open as usual, and what you write is synced once you are connected.";
    readonly "absentHint": "This document is not on this device";
    readonly "absentText": "It opens once you are connected. The documents you used last and your favourites are kept on this device, so you can write in them offline.";
    readonly "retry": "Try again";
    readonly "toDocuments": "My documents";
  };
  readonly "orders": {
    readonly "heading": "My orders";
    readonly "hint": "What you ordered, newest first.";
    readonly "empty": "No orders yet";
    readonly "emptyHint": "What you order is listed here, with everything that happens to it.";
    readonly "toPlans": "See the plans";
    readonly "more": "Show more";
    readonly "numbered": "No. {number}";
    readonly "pay": "Pay";
    readonly "again": "Order again";
    readonly "cancelOrder": "Cancel order";
    readonly "keepOrder": "Keep the order";
    readonly "cancelTitle": "Cancel this order?";
    readonly "cancelHint": "It can then no longer be paid. You can order again at any time.";
    readonly "cancelHintCoupon": "It can then no longer be paid. The coupon is returned to you once the payment provider has confirmed that nothing was paid.";
    readonly "paidNotShown": "Paid, but not shown here?";
    readonly "checkFound": "The payment has arrived.";
    readonly "checkNotFound": "The payment provider knows of no payment for this order yet. If you have just paid, please wait a minute and ask again.";
    readonly "toUsage": "What you can use";
    readonly "stateLabel": "State";
    readonly "details": "Details";
    readonly "statusTitle": "Your order";
    readonly "toOrder": "See the order";
    readonly "timeline": "History";
    readonly "number": "Order number";
    readonly "orderedAt": "Ordered";
    readonly "paidBy": "Paid by";
    readonly "listPrice": "Regular price";
    readonly "discount": "Discount";
    readonly "coupon": "Coupon";
    readonly "credit": "Credit";
    readonly "payable": "Total";
    readonly "refunded": "Refunded";
    readonly "refundedPart": "{amount} refunded";
    readonly "itemTimes": "{item} × {count, number}";
    readonly "state": {
      readonly "waiting": "Waiting for payment";
      readonly "overdue": "Payment time is over";
      readonly "failed": "Payment failed";
      readonly "paid": "Paid";
      readonly "done": "Complete";
      readonly "partly_refunded": "Partly refunded";
      readonly "refunded": "Refunded";
      readonly "closed": "Closed";
    };
    readonly "explain": {
      readonly "waiting": "Please pay by {until}. The order is closed after that.";
      readonly "overdue": "The time to pay ended on {until}. The order is closed as soon as the payment provider confirms that nothing was paid.";
      readonly "failed": "The last payment did not succeed. You can try again until {until}.";
      readonly "paid": "Your payment has arrived. What you bought is added to your account in a moment.";
      readonly "done": "Paid, and added to your account.";
      readonly "partly_refunded": "Part of the amount was returned the way you paid.";
      readonly "refunded": "The amount was returned the way you paid.";
      readonly "closed": "This order can no longer be paid. If you still want it, please order again.";
    };
    readonly "event": {
      readonly "ordered": "Ordered";
      readonly "pay_started": "Payment started";
      readonly "paid": "Paid";
      readonly "granted": "Added to the account";
      readonly "closing": "Closing";
      readonly "closed": "Closed";
      readonly "paid_twice": "Paid a second time";
      readonly "refund_wanted": "Refund requested";
      readonly "refunded": "Refunded";
      readonly "refund_failed": "Refund failed";
      readonly "under_review": "Under review";
    };
    readonly "channel": {
      readonly "wechat": "WeChat Pay";
      readonly "alipay": "Alipay";
      readonly "stripe": "Card";
    };
  };
  readonly "palette": {
    readonly "title": "Commands";
    readonly "placeholder": "Type a document title, a page or a command";
    readonly "nothing": "Nothing found";
    readonly "count": "{count, plural, one {# result} other {# results}}";
    readonly "keys": "↑ ↓ to move · Enter to choose · Esc to close";
    readonly "here": "This document";
    readonly "documents": "Documents";
    readonly "actions": "Actions";
    readonly "pages": "Go to";
    readonly "settings": "Settings";
    readonly "looks": "Appearance and language";
    readonly "search": "Search";
    readonly "searchAll": "Search all documents for “{text}”";
    readonly "theme": "Appearance: {theme}";
    readonly "language": "Language: {language}";
    readonly "importFiles": "Import files";
    readonly "importPage": "Import a web page";
  };
  readonly "pay-subject": {
    readonly "months": "Inkstone {tier}: {count, plural, one {# month} other {# months}}";
    readonly "days": "Inkstone {tier}: {count, plural, one {# day} other {# days}}";
    readonly "words": "Inkstone: {count, plural, one {# word} other {# words}}";
    readonly "several": "{item} × {quantity, number}";
  };
  readonly "plan": {
    readonly "metaTitle": "Pricing";
    readonly "metaDescription": "What each plan of Inkstone includes and costs. Each purchase is for one term; nothing renews by itself.";
    readonly "title": "Plans and prices";
    readonly "lead": "Writing, saving and syncing are part of every plan. Paid plans raise the limits. Each purchase is for one term, and nothing renews by itself.";
    readonly "termLabel": "Term";
    readonly "free": "Free";
    readonly "freeNote": "No payment details needed";
    readonly "perMonth": "{price} a month";
    readonly "perMonthAbout": "equals {price} a month";
    readonly "priceFor": "{price} for {term}";
    readonly "saves": "{percent} less than month by month";
    readonly "notThisTerm": "Shown for {term}: not sold for the term chosen above.";
    readonly "offer": "Offer: {price} instead of {listPrice}";
    readonly "offerOver": "The offer of this link has ended. These are the regular prices.";
    readonly "usd": "about {price}";
    readonly "recommended": "Recommended";
    readonly "current": "Your plan";
    readonly "choose": "Get {tier}";
    readonly "extend": "Extend {tier}";
    readonly "startFree": "Start writing";
    readonly "contact": "Contact us";
    readonly "byContract": "By contract";
    readonly "byContractNote": "Price on request";
    readonly "for": {
      readonly "free": "For occasional texts";
      readonly "vip": "For whoever writes every day";
      readonly "vvip": "For long texts and tight deadlines";
      readonly "enterprise": "For teams with their own word lists and terms";
    };
    readonly "enterprisePoints": {
      readonly "lists": "Word lists for the whole organisation";
      readonly "own": "On your own servers, if you wish";
      readonly "limits": "Limits as agreed";
      readonly "person": "A contact person";
    };
    readonly "noPayments": "Payments are not set up on this site, so paid plans cannot be bought here at present.";
    readonly "currencyNote": "Charged in Chinese yuan (CNY).";
    readonly "currencyNoteUsd": "You are charged in Chinese yuan (CNY). Amounts in US dollars are indicative.";
    readonly "compareTitle": "Compare plans";
    readonly "feature": "Feature";
    readonly "groupLimits": "Limits";
    readonly "groupEvery": "In every plan";
    readonly "included": "Included";
    readonly "features": {
      readonly "proofread": "Proofreading on the server";
      readonly "translate": "Translation";
      readonly "rewrite": "Rewriting";
      readonly "continue": "Continue writing";
      readonly "inspire": "Inspire";
    };
    readonly "wordsADay": "{count, plural, one {# word a day} other {# words a day}}";
    readonly "unlimited": "Unlimited";
    readonly "none": "Not included";
    readonly "versions": "Saved versions of each document";
    readonly "versionCount": "{count, number}";
    readonly "versionDays": "{count, number}, for up to {days, plural, one {# day} other {# days}}";
    readonly "devices": "Signed-in devices";
    readonly "deviceCount": "{count, number}";
    readonly "devicesEach": "{count, plural, one {# computer and # phone} other {# computers and # phones}}";
    readonly "storage": "Storage for files and pictures";
    readonly "support": "Support";
    readonly "supportNormal": "Normal";
    readonly "supportPriority": "Priority";
    readonly "points": {
      readonly "wordsADay": "{feature}: {amount}";
      readonly "versions": "{count, plural, one {# version} other {# versions}} of each document";
      readonly "versionDays": "{count, plural, one {# version} other {# versions}} of each document, kept for up to {days, plural, one {# day} other {# days}}";
      readonly "devices": "{count, plural, one {# device} other {# devices}}";
      readonly "storage": "{size} for files and pictures";
      readonly "support": "Priority support";
    };
    readonly "every": {
      readonly "device": "Checks that run on your device, without limit";
      readonly "sync": "Sync between devices; writing without a network";
      readonly "files": "Import and export: Word, PDF, Markdown and more";
      readonly "share": "Sharing by link, notes, comparing versions";
      readonly "export": "Export of everything you wrote, at any time";
    };
    readonly "questionsTitle": "Before you buy";
    readonly "qRenew": "Does a plan renew itself?";
    readonly "aRenew": "No. You pay once for one term, and it ends with that term. No payment details are stored.";
    readonly "qEnd": "What happens when it ends?";
    readonly "aEnd": "Nothing you wrote is deleted or locked. The limits of Basic apply again; documents, versions and files beyond them can still be read and exported.";
    readonly "qAgain": "What if I buy again before it ends?";
    readonly "aAgain": "The terms follow each other. While Pro runs, time of Plus is paused and not lost.";
    readonly "qCount": "How are words counted?";
    readonly "aCount": "Each Chinese character and each word of another language counts as one; punctuation does not count. Limits start afresh at midnight, Beijing time. A sentence that is checked again on the same day in the same document counts once.";
    readonly "qPay": "How can I pay?";
    readonly "aPay": "By {ways}. You see the price, the coupons and the total before you pay.";
    readonly "aPayNone": "Payments are not set up on this site at present.";
    readonly "qRefund": "What about refunds?";
    readonly "aRefund": "All of it comes back if you ask within {days, plural, one {# day} other {# days}} of paying and have used at most {percent} of what the term includes; <contact>write to us</contact>. Later requests are decided case by case. If you are charged twice, or for an order that was closed and replaced, the surplus is returned by itself. The <terms>terms</terms> apply, to which you agree before paying.";
    readonly "wordsTitle": "Packages of words";
    readonly "wordsLead": "Words for writing with Inspire. They are valid for {days, plural, one {# day} other {# days}} from the purchase; those that expire soonest are used first.";
    readonly "wordsNotYet": "Inspire is not part of this version of Inkstone yet: words bought now cannot be used before it is, and they expire all the same.";
    readonly "buyWords": "Buy";
    readonly "wordsMeta": "Packages of words";
  };
  readonly "purchase": {
    readonly "title": "Purchase";
    readonly "buyer": "For {name}";
    readonly "discount": "Offer";
    readonly "couponDiscount": "Coupon";
    readonly "credit": "Credit for earlier purchases";
    readonly "total": "To pay";
    readonly "oneOff": "One payment for one term. It does not renew by itself.";
    readonly "usdHint": "About {amount}; charged in Chinese yuan.";
    readonly "coupon": "Coupon";
    readonly "couponBest": "{saved} off, the most you can save";
    readonly "couponChosen": "{saved} off";
    readonly "couponCount": "{count, plural, =0 {none applies to this purchase} one {# can be used} other {# can be used}}";
    readonly "couponIsBest": "Saves most. Valid until {date}";
    readonly "couponValid": "Valid until {date}";
    readonly "noCoupon": "Use no coupon";
    readonly "couponFaults": {
      readonly "expired": "Expired";
      readonly "used": "Used already";
      readonly "held": "Reserved by an unpaid order. Pay or cancel that order first";
      readonly "below_minimum": "From a price of {minimum}";
      readonly "other_items": "For other plans or packages";
    };
    readonly "payBy": "Pay by";
    readonly "ways": {
      readonly "any": "WeChat Pay or Alipay";
      readonly "anyHint": "One QR code for both";
      readonly "wechat": "WeChat Pay";
      readonly "alipay": "Alipay";
      readonly "card": "Card";
      readonly "scan": "Scan a QR code with your phone";
      readonly "opensApp": "Opens WeChat";
      readonly "opensAlipay": "Opens Alipay";
      readonly "cardHint": "Through Stripe";
    };
    readonly "channels": {
      readonly "wechat": "WeChat Pay";
      readonly "alipay": "Alipay";
      readonly "stripe": "Card (Stripe)";
    };
    readonly "simulated": "This is a simulated payment for trying things out: no money is taken.";
    readonly "openSimulatedWallet": "Open the simulated wallet";
    readonly "noWay": "Payments are not set up on this site.";
    readonly "noWayHere": "None of the ways to pay works in this browser. Open this site on a computer or in another browser; what you chose is not lost.";
    readonly "agreement": "I agree to the <terms>terms</terms> and ask that the benefits begin as soon as I have paid.";
    readonly "pay": "Pay {amount}";
    readonly "orderNo": "Order {number}";
    readonly "codeLabel": "QR code that pays this order";
    readonly "scanWith": {
      readonly "any": "Scan with WeChat or Alipay";
      readonly "wechat": "Scan with WeChat";
      readonly "alipay": "Scan with Alipay";
    };
    readonly "codeValid": "Valid for {time}";
    readonly "codeExpired": "This code is no longer valid.";
    readonly "newCode": "Show a new code";
    readonly "otherWay": "Pay another way";
    readonly "openWallet": {
      readonly "wechat": "Pay in WeChat";
      readonly "alipay": "Pay in Alipay";
    };
    readonly "openCard": "Go to the card page";
    readonly "comeBack": "Come back to this page afterwards. If you closed the wallet without paying, press the button again.";
    readonly "waiting": "Waiting for the payment. This page notices it by itself.";
    readonly "offline": "No connection. Nothing is lost: this page goes on asking as soon as there is one.";
    readonly "check": "Paid, but it does not show?";
    readonly "notPaidYet": "The payment service knows of no payment for this order yet. If you have just paid, wait a moment and try again.";
    readonly "changeOrder": "Change";
    readonly "cancelOrder": "Cancel the order";
    readonly "closedTitle": "The order is closed";
    readonly "closedText": "Nothing was charged for it. If you have paid all the same, the payment is still recognised.";
    readonly "closedElsewhere": "Order again on the device where you began.";
    readonly "orderAgain": "Order again";
    readonly "doneTitle": "Paid. Thank you";
    readonly "doneElsewhere": "You can close this page. The other device shows the result.";
    readonly "until": "{tier} until {date}";
    readonly "nowLimit": "You can now have {count, plural, one {# word} other {# words}} a day proofread on the server.";
    readonly "nowUnlimited": "Proofreading on the server no longer has a daily limit.";
    readonly "waitsFor": "{tier} begins when {other} ends; no day of it is lost.";
    readonly "wordsLeft": "{count, plural, one {# word} other {# words}} can be used now.";
    readonly "receipt": "Receipt";
    readonly "goOn": "Continue writing";
    readonly "returnTitle": "Your payment";
    readonly "codeTitle": "Pay an order";
    readonly "scanIt": "Scan the QR code with the camera of WeChat or Alipay on your phone.";
    readonly "notInWechat": "WeChat did not open its payment. Open the link again in WeChat.";
    readonly "sheet": {
      readonly "cancelled": "You closed the payment. Nothing was charged; you can try again.";
      readonly "failed": "WeChat could not make the payment. Nothing was charged; you can try again.";
    };
    readonly "cardTitle": "Pay by card";
    readonly "cardLead": "The card number goes to Stripe only; this site never receives it.";
    readonly "cardUnavailable": "The card form cannot be loaded. Check your network, or choose another way to pay.";
    readonly "cardFailed": "The payment was not made. Nothing was charged; please try again or use another card.";
    readonly "cardNumber": "Card number";
    readonly "cardSimulated": "Simulated card form: enter no real card. These numbers stand for what a bank may answer:";
    readonly "cardWaiting": "Your bank asks for confirmation.";
    readonly "receiptTitle": "Receipt";
    readonly "confirmTitle": "Payment is being confirmed";
    readonly "confirming": "The payment service has not confirmed the payment yet. This page shows it as soon as it has.";
    readonly "receiptItem": "Item";
    readonly "receiptOrder": "Order number";
    readonly "receiptBuyer": "Buyer";
    readonly "receiptOrdered": "Ordered";
    readonly "receiptPaid": "Paid";
    readonly "receiptGranted": "Benefits began";
    readonly "receiptChannel": "Paid by";
    readonly "receiptList": "Price";
    readonly "receiptRefunded": "Refunded";
    readonly "print": "Print";
    readonly "backToPlans": "Back to the plans";
    readonly "cardOk": "Accepted";
    readonly "card3ds": "Asks for confirmation";
    readonly "cardDeclined": "Declined";
    readonly "cardFunds": "Insufficient funds";
    readonly "cardConfirm": "Confirm the payment";
    readonly "cardRefuse": "Refuse";
    readonly "cardCodes": {
      readonly "card_declined": "The bank declined the card. Nothing was charged.";
      readonly "insufficient_funds": "The card has insufficient funds. Nothing was charged.";
      readonly "expired_card": "The card has expired. Nothing was charged.";
      readonly "authentication_failed": "The payment was not confirmed. Nothing was charged.";
    };
  };
  readonly "rewrite": {
    readonly "reasons": {
      readonly "redundant": {
        readonly "brief": "Said twice";
        readonly "full": "The words beside it already say this.";
      };
      readonly "wordyPhrase": {
        readonly "brief": "One word is enough";
        readonly "full": "Several words say what one word says.";
      };
      readonly "nounToVerb": {
        readonly "brief": "Use the verb";
        readonly "full": "The action is hidden in a noun, and the verb before it is empty.";
      };
      readonly "plainWord": {
        readonly "brief": "A plainer word";
        readonly "full": "The everyday word means the same and reads more easily.";
      };
      readonly "emptyWord": {
        readonly "brief": "Adds nothing";
        readonly "full": "The sentence means the same without it.";
      };
      readonly "emptyOpening": {
        readonly "brief": "Say it directly";
        readonly "full": "These words only announce what follows.";
      };
      readonly "thereIs": {
        readonly "brief": "Start with the subject";
        readonly "full": "“There is … that” is a detour to the subject.";
      };
      readonly "shortClause": {
        readonly "brief": "Shorter clause";
        readonly "full": "A participle says the same in fewer words.";
      };
      readonly "needlessDe": {
        readonly "brief": "的 or 地 is not needed";
        readonly "full": "The phrase means the same without it and reads more smoothly.";
      };
      readonly "otherWord": {
        readonly "brief": "Another wording";
        readonly "full": "A different wording of the same meaning.";
      };
    };
    readonly "title": "Rewrite";
    readonly "mode": "How much may change";
    readonly "basic": "Basic";
    readonly "basicHint": "Word choice and small turns of phrase. The order of thoughts stays.";
    readonly "lightHint": "Wordy phrases, repetitions and weak verbs, by fixed rules with a reason for each.";
    readonly "academic": "Academic";
    readonly "academicHint": "A scholarly register. Terms, tense and caution stay.";
    readonly "max": "Max";
    readonly "maxHint": "The structure of each sentence. Check the meaning afterwards.";
    readonly "absentOff": "Academic, Max and actions on a selection need a text model, and this server has none.";
    readonly "absentDown": "Academic, Max and actions on a selection are not available now: the text model does not answer.";
    readonly "scope": "What to rewrite";
    readonly "scopeSelection": "Selection";
    readonly "scopeDocument": "Whole document";
    readonly "locks": "{count, plural, =0 {Nothing is locked} one {# locked place} other {# locked places}}";
    readonly "locksHint": "Locked text stays exactly as it is. Press to unlock or lock.";
    readonly "lockTerm": "Also lock this term";
    readonly "lockAdd": "Lock";
    readonly "price": "{price, plural, one {# word} other {# words}} of {left, number}";
    readonly "priceUnlimited": "{price, plural, one {# word} other {# words}}, without a limit";
    readonly "priceShort": "This costs up to {price, plural, one {# word} other {# words}}, and {left, number} are left. It stops when they are used up.";
    readonly "priceNone": "No words for rewriting are left.";
    readonly "priceHint": "Only rewritten sentences are charged.";
    readonly "preparing": "Reading the text…";
    readonly "emptyTitle": "Nothing to rewrite yet";
    readonly "emptyText": "Write or paste some text, or select a part of it.";
    readonly "run": "Rewrite";
    readonly "stop": "Stop";
    readonly "resume": "Continue";
    readonly "again": "New run";
    readonly "progress": "{done, number} of {count, plural, one {# sentence} other {# sentences}}";
    readonly "stopped": "Stopped. What is done stays.";
    readonly "list": "Rewritten sentences";
    readonly "acceptWay": "Accept as";
    readonly "wayText": "Text";
    readonly "wayTracked": "Tracked change";
    readonly "aiAuthor": "{name} (AI)";
    readonly "accept": "Accept";
    readonly "reject": "Reject";
    readonly "restore": "Put back";
    readonly "acceptAll": "Accept all ({count, number})";
    readonly "previousVersion": "Previous version";
    readonly "nextVersion": "Next version";
    readonly "versionOf": "{place, number} of {count, number}";
    readonly "moreVersions": "More versions";
    readonly "noMoreVersions": "No further version was found.";
    readonly "original": "Original";
    readonly "newSentence": "New sentence";
    readonly "meaningSame": "Same meaning";
    readonly "meaningCheck": "Check the meaning";
    readonly "meaningDiffers": "Meaning differs";
    readonly "reasonsTitle": "Why";
    readonly "changeOf": "{before} → {after}";
    readonly "changeRemoved": "{before} removed";
    readonly "reasonModel": "A text model proposed this version. It gives no reasons.";
    readonly "waiting": "Waiting…";
    readonly "accepted": "Accepted";
    readonly "rejected": "Rejected";
    readonly "changedMeanwhile": "Changed meanwhile. Rewrite it anew.";
    readonly "couldNotApply": "This version cannot be applied: its sentence has changed, or a footnote or picture is missing from it.";
    readonly "unchanged": "Nothing better found";
    readonly "keptLocks": "Kept: a locked part would have changed";
    readonly "keptAnswer": "Kept: the answer was not a version of this sentence";
    readonly "keptModel": "Kept: the text model failed";
    readonly "keptLocked": "Kept: most of it is locked";
    readonly "keptBlocked": "Kept: the answer contained prohibited words";
    readonly "synonymsOf": "Synonyms of “{word}”";
    readonly "noSynonyms": "No synonyms found";
    readonly "words": "Choose a word to see its synonyms";
    readonly "keys": "J next, K previous, A accept, X reject, 1–9 versions";
    readonly "receipt": "{words, plural, =0 {Nothing was charged.} one {# word charged.} other {# words charged.}}";
    readonly "receiptLeft": "{left, number} left.";
    readonly "receiptCounts": "{rewritten, number} rewritten, {unchanged, number} unchanged, {kept, number} kept.";
    readonly "toolbar": "Writing tools";
    readonly "polish": "Polish";
    readonly "shorten": "Shorten";
    readonly "expand": "Expand";
    readonly "tone": "Tone";
    readonly "toneFormal": "Formal";
    readonly "toneFriendly": "Friendly";
    readonly "toneConcise": "Concise";
    readonly "toneConfident": "Confident";
    readonly "toneNeutral": "Neutral";
    readonly "light": "Basic, light";
    readonly "actions": "My actions";
    readonly "actionNew": "New action";
    readonly "actionEdit": "Change “{name}”";
    readonly "actionDelete": "Delete";
    readonly "actionName": "Name";
    readonly "actionPrompt": "Instruction";
    readonly "actionPromptHint": "For example: Write it as a question.";
    readonly "actionSave": "Save";
    readonly "noActions": "No own actions yet.";
    readonly "selectionAbsentOff": "Polish, shorten, expand and tone need a text model, and this server has none.";
    readonly "selectionAbsentDown": "Polish, shorten, expand and tone are not available now: the text model does not answer.";
    readonly "preview": "Proposal";
    readonly "previewRunning": "Working…";
    readonly "previewNothing": "Nothing better was found. Nothing was charged.";
    readonly "apply": "Apply";
    readonly "discard": "Discard";
    readonly "retry": "Try again";
    readonly "previewKeys": "Tab applies, Esc discards, ↑ ↓ versions";
    readonly "close": "Close";
    readonly "trialTitle": "Rewrite a text";
    readonly "trialLead": "Paste up to {limit, number} words. Names, numbers, quotations and citations stay as they are. Nothing is stored.";
    readonly "trialText": "Your text";
    readonly "trialWords": "{count, number} of {limit, plural, one {# word} other {# words}}";
    readonly "trialRun": "Rewrite";
    readonly "trialBefore": "Before";
    readonly "trialAfter": "After";
    readonly "trialCopy": "Copy";
    readonly "trialCopied": "Copied";
    readonly "trialTooLong": "The trial takes up to {limit, plural, one {# word} other {# words}}. Sign in to rewrite whole documents.";
    readonly "trialLight": "Without a text model: rewritten by fixed rules.";
    readonly "trialDocument": "To rewrite whole documents sentence by sentence, open one and choose “Rewrite”.";
    readonly "trialSignIn": "Sign in";
    readonly "trialDocuments": "My documents";
    readonly "trialHistory": "History";
    readonly "trialNothing": "No sentence had to change.";
    readonly "trialPlaceholder": "Paste or type a text";
    readonly "historyTitle": "Rewriting history";
    readonly "historyLead": "Your runs of the last {days, plural, one {# day} other {# days}}, with their texts. They are deleted afterwards.";
    readonly "historyEmpty": "No runs yet";
    readonly "historyEmptyText": "Whatever you rewrite in a document appears here.";
    readonly "historyMore": "Show older ones";
    readonly "historyOpen": "Before and after";
    readonly "historyDelete": "Delete";
    readonly "historyDeleteTitle": "Delete this run?";
    readonly "historyDeleteText": "Its texts are deleted for good. Words that it has cost stay charged.";
    readonly "historyCancel": "Cancel";
    readonly "historyResume": "Continue";
    readonly "historyPause": "Stop";
    readonly "historyDownload": "Download";
    readonly "historyFormat": "Format";
    readonly "historyCounts": "{done, number} of {count, plural, one {# sentence} other {# sentences}}, {words, plural, one {# word} other {# words}} charged";
    readonly "historyExpires": "until {time}";
    readonly "stateWaiting": "Waiting";
    readonly "stateRunning": "Running";
    readonly "statePaused": "Paused";
    readonly "stateStopped": "Stopped";
    readonly "stateDone": "Done";
    readonly "tool_basic": "Basic";
    readonly "tool_academic": "Academic";
    readonly "tool_max": "Max";
    readonly "tool_polish": "Polish";
    readonly "tool_shorten": "Shorten";
    readonly "tool_expand": "Expand";
    readonly "tool_tone": "Tone";
    readonly "tool_own": "Own action";
    readonly "continue": "Continue";
    readonly "directions": "Where should it go?";
    readonly "directionsWaiting": "Thinking of directions…";
    readonly "continuePrice": "Costs at most {price, plural, one {# word} other {# words}}.";
  };
  readonly "rules": {
    readonly "zh": {
      readonly "doubled-punctuation": {
        readonly "brief": "Doubled mark";
        readonly "full": "The same mark stands twice. Chinese full stops, commas, semicolons and colons are never doubled; keep one.";
      };
      readonly "half-width-punctuation": {
        readonly "brief": "Use the full-width mark";
        readonly "full": "In Chinese sentences punctuation takes the width of one character. Marks inside numbers, times and foreign words stay as they are.";
      };
      readonly "half-width-brackets": {
        readonly "brief": "Use full-width brackets";
        readonly "full": "What stands in and around these brackets is Chinese, so full-width brackets （ ） fit better.";
      };
      readonly "bracket-width-mismatch": {
        readonly "brief": "Brackets of two widths";
        readonly "full": "The two halves of a pair must match; in Chinese text both are full-width.";
      };
      readonly "clashing-punctuation": {
        readonly "brief": "Marks that contradict each other";
        readonly "full": "Two marks of different strength stand side by side. Keep the one the sense asks for.";
      };
      readonly "ellipsis": {
        readonly "brief": "Wrong form of ellipsis";
        readonly "full": "The Chinese ellipsis has six dots and takes the room of two characters: ……";
      };
      readonly "ellipsis-with-deng": {
        readonly "brief": "Ellipsis and “etc.” together";
        readonly "full": "The ellipsis and 等 both say that the list goes on. One of them is enough.";
      };
      readonly "dash": {
        readonly "brief": "Wrong form of dash";
        readonly "full": "The Chinese dash is one unbroken line, two characters wide: ——";
      };
      readonly "straight-quotes": {
        readonly "brief": "Use curly quotation marks";
        readonly "full": "Chinese quotation marks have a left “ and a right ”. Straight ones belong to code and foreign text.";
      };
      readonly "quote-direction": {
        readonly "brief": "Quotation mark turned round";
        readonly "full": "An opening mark “ begins and a closing mark ” ends the quotation. This one looks the wrong way.";
      };
      readonly "nested-quotes": {
        readonly "brief": "Quotation inside a quotation";
        readonly "full": "Inside double quotation marks the inner quotation takes single ones: “…‘…’…”.";
      };
      readonly "nested-titles": {
        readonly "brief": "Title inside a title";
        readonly "full": "Inside a title 《 》 the inner title takes single marks 〈 〉.";
      };
      readonly "angle-titles": {
        readonly "brief": "Not title marks";
        readonly "full": "These are signs of comparison. Titles of books and articles stand in 《 》.";
      };
      readonly "unpaired-brackets": {
        readonly "brief": "“{found}” has no partner";
        readonly "full": "Brackets and title marks come in pairs, and this one’s other half is missing. Add it or take this one away.";
      };
      readonly "unpaired-quotes": {
        readonly "brief": "Quotation mark without partner";
        readonly "full": "One half of a pair of quotation marks is missing in this paragraph. Check where the quotation begins and ends.";
      };
      readonly "comma-between-titles": {
        readonly "brief": "No enumeration comma needed here";
        readonly "full": "Between titles in 《 》 or words in quotation marks the comma 、 is usually left out: the marks themselves separate the items.";
      };
      readonly "comma-before-deng": {
        readonly "brief": "No comma before 等";
        readonly "full": "The mark 、 separates items of a list; 等 (and so on) is not one of them.";
      };
      readonly "space-between-han": {
        readonly "brief": "Stray space";
        readonly "full": "Chinese is written without spaces between characters; this one looks like a slip.";
      };
      readonly "space-around-punctuation": {
        readonly "brief": "Stray space beside punctuation";
        readonly "full": "Full-width marks bring their own white space; none is added before them.";
      };
      readonly "space-after-punctuation": {
        readonly "brief": "Stray space after punctuation";
        readonly "full": "Full-width marks bring their own white space; none is added after them.";
      };
      readonly "latin-space-missing": {
        readonly "brief": "Space between Chinese and Latin";
        readonly "full": "You chose to set Latin letters and digits off from Chinese by a space.";
      };
      readonly "latin-space-extra": {
        readonly "brief": "No space between Chinese and Latin";
        readonly "full": "You chose to write Latin letters and digits next to Chinese without a space.";
      };
      readonly "full-width-letters": {
        readonly "brief": "Use half-width letters and digits";
        readonly "full": "Full-width letters and digits are for special layouts; running text has the ordinary ones: {better}";
      };
      readonly "full-width-dot": {
        readonly "brief": "Use the Chinese full stop";
        readonly "full": "A Chinese sentence ends with 。 The dot ． follows numerals in lists.";
      };
      readonly "half-width-ideographic": {
        readonly "brief": "Half-width form of a Chinese mark";
        readonly "full": "This is the half-width form of a Chinese mark; it looks odd and is hard to search for. Use {better}";
      };
      readonly "many-exclamations": {
        readonly "brief": "Too many marks";
        readonly "full": "Marks may be repeated for strong feeling, but at most three times. One is usually enough.";
      };
      readonly "question-exclamation-order": {
        readonly "brief": "Question mark first";
        readonly "full": "When a sentence both asks and exclaims, the question mark comes first: ？！";
      };
      readonly "name-dot": {
        readonly "brief": "Use the middle dot";
        readonly "full": "The parts of a foreign name are joined by the middle dot · and not by a bullet.";
      };
      readonly "leading-punctuation": {
        readonly "brief": "“{found}” cannot begin a line";
        readonly "full": "Such a mark never begins a line or paragraph. Move it to the sentence before, or delete it.";
      };
      readonly "ordinal-comma": {
        readonly "brief": "A comma follows “{ordinal}”";
        readonly "full": "Words such as 第一 and 首先 are followed by ，; the mark 、 follows bare numerals such as 一.";
      };
      readonly "ordinal-bracket": {
        readonly "brief": "No mark after a number in brackets";
        readonly "full": "The brackets already set the number off; no 、 or ， follows.";
      };
      readonly "adjacent-numbers": {
        readonly "brief": "No comma in an approximate number";
        readonly "full": "Two neighbouring numbers together mean “about so many” and take no 、 between them: {better}";
      };
      readonly "range-sign": {
        readonly "brief": "Use ～ for a range";
        readonly "full": "A range of values takes ～, and both ends of a range of percentages carry the sign.";
      };
      readonly "two": {
        readonly "brief": "两 before a measure word";
        readonly "full": "Before ordinary measure words “two” is 两 and not 二.";
      };
      readonly "liang-ge": {
        readonly "brief": "No measure word after 俩 or 仨";
        readonly "full": "俩 already means 两个 and 仨 means 三个; no measure word follows.";
      };
      readonly "circle-zero": {
        readonly "brief": "Use 〇";
        readonly "full": "Zero among Chinese numerals is the character 〇, not a circle sign or a letter.";
      };
      readonly "about-twice": {
        readonly "brief": "“About” said twice";
        readonly "full": "Both ends of the phrase say “about”. Keep one of them.";
      };
      readonly "doubled-conjunctions": {
        readonly "brief": "Two conjunctions for one";
        readonly "full": "Two conjunctions of the same meaning stand together. Keep one: {better}";
      };
      readonly "repeated-characters": {
        readonly "brief": "A character too many";
        readonly "full": "One character of “{found}” seems to be a repetition.";
      };
      readonly "repeated-words": {
        readonly "brief": "Repeated words";
        readonly "full": "“{better}” stands there twice in a row, perhaps from pasting.";
      };
      readonly "confused-words": {
        readonly "brief": "Should be {better}";
        readonly "full": "“{found}” has a wrong character; the word is {better}.";
      };
      readonly "confused-idioms": {
        readonly "brief": "Should be {better}";
        readonly "full": "“{found}” has a wrong character; the phrase is {better}.";
      };
      readonly "preferred-forms": {
        readonly "brief": "{better} is preferred";
        readonly "full": "{found} and {better} are two spellings of one word; today {better} is the recommended one.";
      };
      readonly "sensitive-gambling": {
        readonly "brief": "“{found}” may offer gambling";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of gambling, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of gambling. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-drugs": {
        readonly "brief": "“{found}” may offer drugs";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of drugs, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of drugs. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-pornography": {
        readonly "brief": "“{found}” may offer pornography or sexual services";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of pornography or sexual services, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of pornography or sexual services. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-fraud": {
        readonly "brief": "“{found}” may offer fraudulent services";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of fraudulent services, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of fraudulent services. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-forgery": {
        readonly "brief": "“{found}” may offer forged papers";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of forged papers, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of forged papers. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-weapons": {
        readonly "brief": "“{found}” may offer prohibited weapons";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of prohibited weapons, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of prohibited weapons. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-solicitation": {
        readonly "brief": "Contact details in promotional text";
        readonly "full": "This looks like {kind, select, phone {a mobile number} link {a link} other {a messenger account}} left to win customers, which many platforms do not allow. Check whether it should stay.";
      };
      readonly "sensitive-discrimination": {
        readonly "brief": "“{found}” may demean people";
        readonly "full": "“{word}” belittles a group of people{disguise, select, none {} other { (here in a disguised spelling)}}; style guides of the Chinese press ask for a neutral name. In quotations and titles it may stay.";
      };
      readonly "sensitive-insult": {
        readonly "brief": "“{found}” is coarse";
        readonly "full": "“{word}” is an insult or swear word{disguise, select, none {} other { (here in a disguised spelling)}}, which published Chinese texts avoid. In dialogue or a quotation you may keep it.";
      };
      readonly "sensitive-wording": {
        readonly "brief": "“{found}” has a standard form";
        readonly "full": "“{word}” is not the standard name or title; formal Chinese texts write “{better}”.";
      };
      readonly "sensitive-privacy": {
        readonly "brief": "{kind, select, bankCard {A bank card number} other {An identity card number}} in the text";
        readonly "full": "The check digit of this {kind, select, bankCard {bank card number} other {Chinese identity card number}} is right, so it is probably a real one. Make sure that it may be published, or mask the digits in the middle.";
      };
      readonly "sensitive-contact": {
        readonly "brief": "A mobile number in the text";
        readonly "full": "This looks like a personal mobile number. Make sure that its owner agrees to its publication, or mask four digits.";
      };
      readonly "sensitive-advertising": {
        readonly "brief": "“{found}” needs care in advertising";
        readonly "full": "In commercial advertising “{word}” may fall under the absolute terms of article 9(3) of the Chinese Advertising Law{disguise, select, none {} other { (here in a disguised spelling)}}; check whether it can be proven and whether it speaks of the goods offered. Comparison with oneself, aims, order in time and grades of standards are usually no matter.";
      };
      readonly "sensitive-medical": {
        readonly "brief": "“{found}” promises a cure: check";
        readonly "full": "In advertising for treatment, medicine or health food “{word}” may fall under the promises of effect named in articles 16 to 18 of the Chinese Advertising Law; check the evidence. Science writing and news are usually no matter.";
      };
      readonly "sensitive-newsroom": {
        readonly "brief": "Newsrooms avoid “{found}”";
        readonly "full": "News texts usually avoid “{word}” for legal precision or out of respect{hasBetter, select, yes {; “{better}” is the usual wording} other {}}. {hasSource, select, yes {Source: {source}.} other {}} In a quotation it may stay.";
      };
      readonly "sensitive-listed": {
        readonly "brief": "“{found}” is on a word list";
        readonly "full": "“{word}” is on {list, select, personal {your own word list} other {the list “{list}”}}{disguise, select, none {} other { (here in a disguised spelling)}}; consider another wording. {note}";
      };
      readonly "official-number-form": {
        readonly "brief": "The document number is malformed";
        readonly "full": "The year of a document number is written in full between tortoise-shell brackets 〔〕; the running number has no 第 and no leading zeros. Write “{better}”.";
      };
      readonly "official-title-shape": {
        readonly "brief": "The title lacks a part";
        readonly "full": "A title consists of the issuing body, the matter (关于…的) and the kind of document.";
      };
      readonly "official-title-punctuation": {
        readonly "brief": "No “{found}” in a title";
        readonly "full": "Apart from title marks, quotation marks, brackets and 、 a title has no punctuation, and none at its end.";
      };
      readonly "official-title-doubled": {
        readonly "brief": "The title repeats itself";
        readonly "full": "When a notice is passed on, 关于 and 的通知 are not written twice: “{better}”.";
      };
      readonly "official-kind-mixed": {
        readonly "brief": "Two kinds in one";
        readonly "full": "“{found}” is none of the fifteen kinds of official document; a document is of one kind, here “{better}”.";
      };
      readonly "official-addressee-colon": {
        readonly "brief": "A full-width colon ends the addressees";
        readonly "full": "The list of addressees begins at the left edge and ends with a full-width colon.";
      };
      readonly "official-one-addressee": {
        readonly "brief": "A request goes to one body";
        readonly "full": "A document to a higher authority has one main addressee; others get a copy (抄送).";
      };
      readonly "official-one-matter": {
        readonly "brief": "One matter to a request";
        readonly "full": "A request (请示) deals with one matter. The title names two: send two documents.";
      };
      readonly "official-request-closing": {
        readonly "brief": "The request does not ask";
        readonly "full": "A request ends by asking for a decision, e.g. 妥否，请批示 or 以上请示，请予批复.";
      };
      readonly "official-request-in-report": {
        readonly "brief": "A report must not ask";
        readonly "full": "A report gets no reply and must not contain a request. Send a 请示 for what needs approval.";
      };
      readonly "official-closing-kind": {
        readonly "brief": "The closing names another kind";
        readonly "full": "The closing says 特此{found}, but the document is of another kind: 特此{better}.";
      };
      readonly "official-closing-mark": {
        readonly "brief": "The closing is punctuated wrongly";
        readonly "full": "The closing is a paragraph of its own and ends with a full stop; a comma stands between 妥否 and 请批示.";
      };
      readonly "official-opening-colon": {
        readonly "brief": "A colon follows 如下";
        readonly "full": "After …如下, which announces what follows, stands a colon.";
      };
      readonly "official-reply-opening": {
        readonly "brief": "A reply begins with the request";
        readonly "full": "A reply (批复) answers a request; it usually begins by naming its title and number: 你单位《关于…的请示》（…号）收悉.";
      };
      readonly "official-heading-mark": {
        readonly "brief": "The heading number has a wrong mark";
        readonly "full": "The levels are 一、 （一） 1. （1）: nothing follows a bracket, a full point follows an Arabic number. Write “{better}”.";
      };
      readonly "official-heading-order": {
        readonly "brief": "The heading numbers do not run on";
        readonly "full": "By the order so far this should be “{wanted}”.";
      };
      readonly "official-heading-levels": {
        readonly "brief": "A heading level is left out";
        readonly "full": "The levels follow each other as 一、 （一） 1. （1）; before “{found}” the level 1. is missing.";
      };
      readonly "official-heading-stop": {
        readonly "brief": "No mark ends a heading";
        readonly "full": "A heading on a line of its own has no punctuation at its end.";
      };
      readonly "official-date-form": {
        readonly "brief": "The date is malformed";
        readonly "full": "The date is written in full in Arabic numerals, with a four-digit year and no leading zeros: {better}.";
      };
      readonly "official-date-place": {
        readonly "brief": "The date comes after the signature";
        readonly "full": "The issuing body signs first; the date stands below.";
      };
      readonly "official-attachment-form": {
        readonly "brief": "The attachment note is malformed";
        readonly "full": "“附件” is followed by a full-width colon; several attachments are numbered 1. 2.; their names carry neither title marks nor final punctuation.";
      };
      readonly "official-foot-marks": {
        readonly "brief": "The line of copies is punctuated wrongly";
        readonly "full": "抄送 is followed by a full-width colon, and the last body is followed by a full stop.";
      };
      readonly "official-law-article": {
        readonly "brief": "Articles are numbered in Chinese";
        readonly "full": "Articles and paragraphs of laws are numbered in Chinese numerals: “{better}”.";
      };
      readonly "official-law-title": {
        readonly "brief": "The title of a law needs title marks";
        readonly "full": "The full title of a law stands between title marks: {better}.";
      };
      readonly "official-abbreviation": {
        readonly "brief": "A short form has been defined";
        readonly "full": "The short form “{short}” was defined before; use it from there on.";
      };
      readonly "official-leaders-order": {
        readonly "brief": "The order of names differs from the table";
        readonly "full": "By the table of office holders the order is “{better}”.";
      };
      readonly "official-leader-title": {
        readonly "brief": "The office differs from the table";
        readonly "full": "By the table the office of {name} is “{better}”, not “{found}”.";
      };
      readonly "mixed-structures": {
        readonly "brief": "Two constructions run together";
        readonly "full": "“{pattern}” mixes two ways of saying the same thing into one sentence. Keep one of them.";
      };
      readonly "redundancy": {
        readonly "brief": "Says the same twice";
        readonly "full": "Parts of “{pattern}” mean the same. One of them is enough.";
      };
      readonly "wordiness": {
        readonly "brief": "Could be shorter";
        readonly "full": "“{pattern}” is common, but strictly speaking repeats itself. “{better}” is leaner.";
      };
      readonly "negations": {
        readonly "brief": "One negation too many";
        readonly "full": "“{pattern}” holds one negation too many and says the opposite of what is meant.";
      };
      readonly "collocations": {
        readonly "brief": "Words that do not go together";
        readonly "full": "In “{pattern}” verb and object do not go together in Chinese; one says “{better}”.";
      };
      readonly "paired-conjunctions": {
        readonly "brief": "Conjunctions that do not pair";
        readonly "full": "The two conjunctions in “{pattern}” express different relations and do not make a pair.";
      };
      readonly "particles": {
        readonly "brief": "的, 地 or 得";
        readonly "full": "的 comes before nouns, 地 before verbs, 得 after verbs and adjectives before what describes degree or result. Here: “{better}”.";
      };
      readonly "adverb-de": {
        readonly "brief": "地 before a verb";
        readonly "full": "The word before tells how something is done; 地 joins it to the verb.";
      };
      readonly "words-in-context": {
        readonly "brief": "Should be “{better}”";
        readonly "full": "A word of like sound or shape has slipped in. In this context “{better}” is meant.";
      };
      readonly "official-names": {
        readonly "brief": "Officially written “{better}”";
        readonly "full": "Names of places, bodies and days of remembrance have a fixed form. “{found}” is written “{better}”.";
      };
      readonly "wrong-character": {
        readonly "brief": "Possibly a wrong character";
        readonly "full": "“{found}” should probably be “{better}”, as in “{word}”. {resemblance, select, sound {They sound the same and are easily mixed up when typing by pinyin.} near {They sound alike and are easily confused.} shape {They look alike and are easily confused.} other {The context makes the other one far likelier.}}";
      };
      readonly "wrong-word": {
        readonly "brief": "Possibly a wrong word";
        readonly "full": "“{found}” should probably be “{better}”. {resemblance, select, sound {They sound the same and are easily mixed up when typing by pinyin.} near {They sound alike and are easily confused.} shape {They look alike and are easily confused.} other {The context makes the other one far likelier.}}";
      };
      readonly "de": {
        readonly "brief": "的, 地 or 得";
        readonly "full": "“{better}” is usual here instead of “{found}”: 的 stands before nouns, 地 before verbs, 得 after a verb or adjective before its complement.";
      };
      readonly "short-year": {
        readonly "brief": "Years in full";
        readonly "full": "Years are written with all four digits: {better}.";
      };
      readonly "decade-digits": {
        readonly "brief": "Digits for centuries and decades";
        readonly "full": "Centuries and decades take Arabic digits, not a mixture: 20世纪80年代.";
      };
      readonly "impossible-date": {
        readonly "brief": "No such date";
        readonly "full": "There is no such day in the calendar: {found}.";
      };
      readonly "date-without-day": {
        readonly "brief": "日 is missing";
        readonly "full": "After year and month the day takes 日.";
      };
      readonly "zero-in-year": {
        readonly "brief": "〇 in years";
        readonly "full": "In years and numbers read digit by digit, zero is 〇; 零 is for quantities.";
      };
      readonly "weekday-number": {
        readonly "brief": "Weekdays in characters";
        readonly "full": "Days of the week are written with Chinese numerals.";
      };
      readonly "lunar-digits": {
        readonly "brief": "Lunar dates in characters";
        readonly "full": "Dates of the lunar calendar are written with Chinese numerals: {better}.";
      };
      readonly "digits-with-ji": {
        readonly "brief": "Approximate numbers in characters";
        readonly "full": "Numbers with 几 are approximate and written with Chinese numerals: {better}.";
      };
      readonly "mixed-digits": {
        readonly "brief": "No 百 or 千 after digits";
        readonly "full": "After Arabic digits only 万 and 亿 may follow: write {better}.";
      };
      readonly "percent-twice": {
        readonly "brief": "Percent said twice";
        readonly "full": "Use only one of 百分之, % and 个百分点.";
      };
      readonly "decrease-times": {
        readonly "brief": "A decrease is no multiple";
        readonly "full": "What decreases by once its size is gone. Say by what share it decreased.";
      };
      readonly "approximate-digits": {
        readonly "brief": "Approximate numbers in characters";
        readonly "full": "Two neighbouring numbers that mean “about” are written in characters without 、: {better}.";
      };
      readonly "unit-symbols": {
        readonly "brief": "The unit is written {better}";
        readonly "full": "The standard fixes small and capital letters of units: {better}, not {found}.";
      };
      readonly "celsius": {
        readonly "brief": "摄氏度 is one word";
        readonly "full": "The name of the unit is 摄氏度; the number stands before it: {better}.";
      };
      readonly "compatibility-units": {
        readonly "brief": "A single character for a unit";
        readonly "full": "“{found}” is one character from old encodings; fonts and searches miss it. Write {better}.";
      };
      readonly "digit-punctuation": {
        readonly "brief": "Half-width marks in numbers";
        readonly "full": "Thousands and decimals are set with half-width marks: {better}.";
      };
      readonly "second-of": {
        readonly "brief": "二, not 两";
        readonly "full": "Ordinals, fractions and tens take 二.";
      };
      readonly "question-mark-missing": {
        readonly "brief": "Question mark";
        readonly "full": "A sentence with 吗 or 难道 asks and ends with a question mark.";
      };
      readonly "pause-before-and": {
        readonly "brief": "No 、 before a conjunction";
        readonly "full": "和, 或, 及 and 以及 already join; no 、 before them.";
      };
      readonly "quote-double-stop": {
        readonly "brief": "A stop too many";
        readonly "full": "The quotation already ends with its mark; none follows the quotation mark.";
      };
      readonly "bracket-inner-stop": {
        readonly "brief": "No stop inside";
        readonly "full": "A remark in brackets within a sentence does not end with a full stop.";
      };
      readonly "year-range": {
        readonly "brief": "A dash between years";
        readonly "full": "Years from–to are joined by the dash “—”.";
      };
      readonly "comma-before-de": {
        readonly "brief": "No comma before 的";
        readonly "full": "的 belongs to what stands before it; no comma comes between.";
      };
      readonly "almost-more": {
        readonly "brief": "Nearly and more";
        readonly "full": "近 means less than, 多 more than; a number cannot be both.";
      };
      readonly "counted-plural": {
        readonly "brief": "No 们 after a number";
        readonly "full": "A noun that is counted does not take 们.";
      };
      readonly "number-unit-space": {
        readonly "brief": "Space before the unit";
        readonly "full": "A space stands between number and unit.";
      };
      readonly "stray-traditional": {
        readonly "brief": "A traditional character";
        readonly "full": "The text is in simplified characters; “{found}” is a traditional one.";
      };
      readonly "misused-idioms": {
        readonly "brief": "Mind what “{found}” means";
        readonly "full": "“{found}” is often used wrongly. It means: {meaning}.";
      };
      readonly "measure-words": {
        readonly "brief": "Measure word: {better}";
        readonly "full": "This noun is not counted with {found} but with {better}.";
      };
      readonly "missing-subject": {
        readonly "brief": "No subject between “{opening}” and “{found}”";
        readonly "full": "“{opening}…” is an adverbial, so with “{found}” behind it the sentence has no subject. Drop “{found}”, or drop “{opening}” and let what follows it be the subject.";
      };
      readonly "same-sound": {
        readonly "brief": "Write “{better}”";
        readonly "full": "“{found}” and “{better}” sound alike but are used differently. The words around it call for “{better}”.";
      };
      readonly "complement-de": {
        readonly "brief": "Write “{better}”";
        readonly "full": "得 follows a verb or adjective and introduces its result or degree; 的 stands before a noun. Here “{better}” is right.";
      };
      readonly "synonyms-twice": {
        readonly "brief": "Said twice";
        readonly "full": "“{found}” puts two words of the same meaning side by side; one is enough: {better}.";
      };
    };
    readonly "en": {
      readonly "article": {
        readonly "brief": "Use “{better}”";
        readonly "full": "The article goes by sound: “an” before a vowel sound, “a” before a consonant sound. Before “{word}” it is “{better}”.";
      };
      readonly "doubled-word": {
        readonly "brief": "Repeated word";
        readonly "full": "“{better}” is written twice. Delete one.";
      };
      readonly "sentence-capital": {
        readonly "brief": "Capital at the start";
        readonly "full": "A sentence begins with a capital letter: {better}";
      };
      readonly "pronoun-i": {
        readonly "brief": "Capital “I”";
        readonly "full": "The pronoun “I” is a capital letter wherever it stands.";
      };
      readonly "space-before-punctuation": {
        readonly "brief": "No space before the mark";
        readonly "full": "In English the mark follows the word directly.";
      };
      readonly "space-after-punctuation": {
        readonly "brief": "Space after the mark";
        readonly "full": "In English a space separates the mark from the next word.";
      };
      readonly "could-of": {
        readonly "brief": "Use “{better}”";
        readonly "full": "Spoken quickly, “could have” sounds like “could of”, but “of” never follows such a verb.";
      };
      readonly "its": {
        readonly "brief": "Use “{better}”";
        readonly "full": "“Its” means belonging to it; “it’s” is short for “it is” or “it has”.";
      };
      readonly "there": {
        readonly "brief": "“there is” or “there are”";
        readonly "full": "The noun that follows decides between there is and there are: {better}.";
      };
      readonly "than": {
        readonly "brief": "Use “than”";
        readonly "full": "“Than” compares; “then” is about time.";
      };
      readonly "your": {
        readonly "brief": "Use “{better}”";
        readonly "full": "“Your” means belonging to you; “you’re” is short for “you are”.";
      };
      readonly "double-determiner": {
        readonly "brief": "Two determiners";
        readonly "full": "A noun takes one of article, possessive and demonstrative, not two: {better}.";
      };
      readonly "double-negation": {
        readonly "brief": "Double negative";
        readonly "full": "One negative is enough; the other becomes “{better}”.";
      };
      readonly "pronoun-verb": {
        readonly "brief": "Verb and subject disagree";
        readonly "full": "The verb follows the person and number of its subject: {better}.";
      };
      readonly "past-after-did": {
        readonly "brief": "Base form after do, does, did";
        readonly "full": "do, does and did already carry person and tense; the verb after them stands in its base form: {better}.";
      };
      readonly "infinitive-past": {
        readonly "brief": "Base form after “to”";
        readonly "full": "An infinitive is “to” and the base form; the verb before it carries the tense: {better}.";
      };
      readonly "perfect-participle": {
        readonly "brief": "Past participle after “have”";
        readonly "full": "After have, has or had the verb is a past participle: {better}.";
      };
      readonly "after-modal": {
        readonly "brief": "Base form after a modal verb";
        readonly "full": "After can, will, should and the like the verb stands in its base form: {better}.";
      };
      readonly "one-of": {
        readonly "brief": "Plural after “one of”";
        readonly "full": "After one of the … the noun is plural: {better}.";
      };
      readonly "uncountable": {
        readonly "brief": "Wrong plural or article";
        readonly "full": "This noun is uncountable or has an irregular plural: {better}.";
      };
      readonly "much-many": {
        readonly "brief": "“much” or “many”";
        readonly "full": "Plural nouns take many and few, uncountable ones much and little: {better}.";
      };
      readonly "missing-apostrophe": {
        readonly "brief": "Apostrophe missing";
        readonly "full": "The apostrophe stands for the letters left out: {better}";
      };
      readonly "proper-capital": {
        readonly "brief": "Proper names take a capital";
        readonly "full": "Names of places, languages, days and months begin with a capital: {better}";
      };
      readonly "introductory-comma": {
        readonly "brief": "Comma after the opening phrase";
        readonly "full": "A comma sets an introductory phrase off from the sentence that follows.";
      };
      readonly "this-these": {
        readonly "brief": "“this” or “these”";
        readonly "full": "this and that go with a singular noun, these and those with a plural: {better}.";
      };
      readonly "double-comparative": {
        readonly "brief": "Doubled comparison";
        readonly "full": "A form with -er or -est takes no more, most or very besides; much strengthens it: {better}.";
      };
      readonly "learner-phrases": {
        readonly "brief": "Use “{better}”";
        readonly "full": "English says “{better}”, not “{found}”.";
      };
      readonly "mixed-quotes": {
        readonly "brief": "Mixed quotation marks";
        readonly "full": "Elsewhere in this paragraph the quotation marks are curly; this one is straight.";
      };
      readonly "sensitive-gambling": {
        readonly "brief": "“{found}” may offer gambling";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of gambling, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of gambling. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-drugs": {
        readonly "brief": "“{found}” may offer drugs";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of drugs, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of drugs. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-pornography": {
        readonly "brief": "“{found}” may offer pornography or sexual services";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of pornography or sexual services, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of pornography or sexual services. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-fraud": {
        readonly "brief": "“{found}” may offer fraudulent services";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of fraudulent services, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of fraudulent services. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-forgery": {
        readonly "brief": "“{found}” may offer forged papers";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of forged papers, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of forged papers. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-weapons": {
        readonly "brief": "“{found}” may offer prohibited weapons";
        readonly "full": "{grade, select, prohibited {Here “{word}”{disguise, select, none {} other { (in a disguised spelling)}} reads like an offer of prohibited weapons, which may not be published. Consider deleting it.} other {“{word}”{disguise, select, none {} other { (in a disguised spelling)}} is common in offers of prohibited weapons. Check what it means here.}} Reports, legal texts and fiction that only mention it are not flagged.";
      };
      readonly "sensitive-discrimination": {
        readonly "brief": "“{found}” may demean people";
        readonly "full": "“{word}” is a slur or belittles a group of people. Choose a neutral word unless you quote somebody.";
      };
      readonly "sensitive-insult": {
        readonly "brief": "“{found}” is coarse";
        readonly "full": "“{word}” is a swear word. Formal writing avoids it; in dialogue or a quotation you may keep it.";
      };
      readonly "sensitive-newsroom": {
        readonly "brief": "Newsrooms avoid “{found}”";
        readonly "full": "News texts usually avoid “{word}” for legal precision or out of respect{hasBetter, select, yes {; “{better}” is the usual wording} other {}}. {hasSource, select, yes {Source: {source}.} other {}} In a quotation it may stay.";
      };
      readonly "sensitive-listed": {
        readonly "brief": "“{found}” is on a word list";
        readonly "full": "“{word}” is on {list, select, personal {your own word list} other {the list “{list}”}}; consider another wording. {note}";
      };
      readonly "verb-preposition": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "A verb keeps its own preposition: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "adjective-preposition": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "An adjective keeps its own preposition: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "noun-preposition": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "A noun keeps its own preposition: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "needless-preposition": {
        readonly "brief": "No preposition here";
        readonly "full": "The verb takes its object directly, and words such as home, abroad and here need no preposition: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "missing-preposition": {
        readonly "brief": "A preposition is missing";
        readonly "full": "English needs a preposition here: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "time-preposition": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "Days and dates take on, months, seasons and years in, hours at; a length of time takes for, its beginning since. Here: “{betterPhrase}”.";
      };
      readonly "time-without-preposition": {
        readonly "brief": "No preposition before this time";
        readonly "full": "Times that begin with last, next, this or every, and tomorrow, yesterday and “… ago”, stand without a preposition. Leave out “{phrase}”.";
      };
      readonly "fixed-phrase": {
        readonly "brief": "Set phrase: “{betterPhrase}”";
        readonly "full": "This is a set phrase whose words do not change: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "comma-after-clause": {
        readonly "brief": "Comma after the opening clause";
        readonly "full": "A clause with when, if, although and the like that stands before the main clause is followed by a comma.";
      };
      readonly "comma-before-conjunction": {
        readonly "brief": "Comma before but or so";
        readonly "full": "Where but or so joins two clauses that each have a subject and a verb, a comma stands before it.";
      };
      readonly "comma-after-phrase": {
        readonly "brief": "Comma after the opening phrase";
        readonly "full": "A longer phrase before the subject is set off by a comma.";
      };
      readonly "comma-splice": {
        readonly "brief": "Comma splice";
        readonly "full": "A comma alone cannot join two full sentences. Use a semicolon or a full stop, or a conjunction such as and, but or so.";
      };
      readonly "spelling": {
        readonly "brief": "Spelling";
        readonly "full": "“{found}” is not a word that the dictionary has; “{better}” was probably meant. If it is a name or a term, add it to your words.";
      };
      readonly "comma-before-that": {
        readonly "brief": "No comma before that";
        readonly "full": "A clause with that is the object of the verb; no comma separates them.";
      };
      readonly "comma-after-conjunction": {
        readonly "brief": "No comma after the conjunction";
        readonly "full": "Although, because and the like introduce their clause directly; no comma follows them. A word that stands alone would be However.";
      };
      readonly "such-as-punctuation": {
        readonly "brief": "No mark after such as";
        readonly "full": "Such as and including lead straight to their examples; neither a comma nor a colon follows.";
      };
      readonly "comma-question-tag": {
        readonly "brief": "Comma before the question tag";
        readonly "full": "A tag such as “isn’t it?” is set off by a comma.";
      };
      readonly "comma-direct-speech": {
        readonly "brief": "Comma before direct speech";
        readonly "full": "A comma stands between words such as “he said” and the speech they introduce.";
      };
      readonly "comma-in-quotes": {
        readonly "brief": "Full stop inside the quotation marks (US)";
        readonly "full": "American usage puts full stops and commas inside the quotation marks. British usage goes by sense, so this is off unless wanted.";
      };
      readonly "comma-however": {
        readonly "brief": "Semicolon before, comma after however";
        readonly "full": "However, therefore and moreover are adverbs, not conjunctions: between two sentences a semicolon or full stop stands before them and a comma after.";
      };
      readonly "comma-for-example": {
        readonly "brief": "Commas on both sides";
        readonly "full": "A phrase such as for example or of course that is put into the sentence has a comma on either side.";
      };
      readonly "missing-final-stop": {
        readonly "brief": "No mark at the end";
        readonly "full": "A sentence ends with a full stop, a question mark or an exclamation mark.";
      };
      readonly "question-mark": {
        readonly "brief": "A question ends in a question mark";
        readonly "full": "This asks something directly, so it ends in a question mark.";
      };
      readonly "indirect-question-mark": {
        readonly "brief": "An indirect question ends in a full stop";
        readonly "full": "The sentence states that something is asked; it does not ask. It ends in a full stop.";
      };
      readonly "doubled-mark": {
        readonly "brief": "Two marks where one belongs";
        readonly "full": "One mark is enough here.";
      };
      readonly "full-width-mark": {
        readonly "brief": "Full-width mark in English";
        readonly "full": "English uses its own marks, followed by a space. The input method was probably still in Chinese.";
      };
      readonly "bracket-spacing": {
        readonly "brief": "Space around brackets";
        readonly "full": "A space stands outside a bracket, none inside it.";
      };
      readonly "quote-spacing": {
        readonly "brief": "No space inside quotation marks";
        readonly "full": "Quotation marks stand close to the words they enclose.";
      };
      readonly "double-space": {
        readonly "brief": "Too many spaces";
        readonly "full": "One space stands between words.";
      };
      readonly "and-etc": {
        readonly "brief": "No and before etc.";
        readonly "full": "Etc. means “and the rest”, so and says it twice.";
      };
      readonly "latin-stops": {
        readonly "brief": "Full stops in “i.e.” and “e.g.”";
        readonly "full": "Both are short for two Latin words (id est, exempli gratia), and each letter has its full stop: “{better}”.";
      };
      readonly "etc-stop": {
        readonly "brief": "Write etc.";
        readonly "full": "Etc. is short for et cetera and takes one full stop.";
      };
      readonly "misplaced-apostrophe": {
        readonly "brief": "Apostrophe in the wrong place";
        readonly "full": "The apostrophe stands where letters are left out, without spaces: don’t, I’m.";
      };
      readonly "contraction": {
        readonly "brief": "Contraction without its apostrophe";
        readonly "full": "Two words are drawn together here; an apostrophe stands where letters are left out.";
      };
      readonly "irregular-possessive": {
        readonly "brief": "Write {better}";
        readonly "full": "Children, people, men and women do not end in s; their possessive takes ’s.";
      };
      readonly "today-possessive": {
        readonly "brief": "Possessive without its apostrophe";
        readonly "full": "Today, yesterday and tomorrow take ’s when something belongs to them.";
      };
      readonly "family-possessive": {
        readonly "brief": "Possessive without its apostrophe";
        readonly "full": "What belongs to somebody takes ’s; without the apostrophe the word is a plural.";
      };
      readonly "plural-apostrophe": {
        readonly "brief": "No apostrophe in a plural";
        readonly "full": "A plural takes a plain s; ’s says that something belongs to it.";
      };
      readonly "pronoun-apostrophe": {
        readonly "brief": "No apostrophe in a possessive pronoun";
        readonly "full": "Yours, hers, ours, theirs and its are written without an apostrophe.";
      };
      readonly "decade-apostrophe": {
        readonly "brief": "No apostrophe in 1990s";
        readonly "full": "Decades and abbreviations form their plural with a plain s.";
      };
      readonly "time-possessive": {
        readonly "brief": "Apostrophe after the time";
        readonly "full": "“The experience of two years” is two years’ experience, with an apostrophe.";
      };
      readonly "compound-adjective": {
        readonly "brief": "Hyphen before the noun";
        readonly "full": "Words that together describe the noun behind them take a hyphen: a well-known writer, but “he is well known”.";
      };
      readonly "age-hyphen": {
        readonly "brief": "Write {better}";
        readonly "full": "An age before a noun takes hyphens, and year stays singular: a ten-year-old boy.";
      };
      readonly "measure-hyphen": {
        readonly "brief": "Write {better}";
        readonly "full": "A number with its unit before a noun takes a hyphen, and the unit stays singular: a two-hour flight.";
      };
      readonly "number-hyphen": {
        readonly "brief": "Write {better}";
        readonly "full": "The numbers from twenty-one to ninety-nine are written with a hyphen.";
      };
      readonly "adverb-hyphen": {
        readonly "brief": "No hyphen after an adverb in -ly";
        readonly "full": "An adverb in -ly clearly belongs to the next word; it takes no hyphen.";
      };
      readonly "compound-word": {
        readonly "brief": "Write {betterPhrase}";
        readonly "full": "This compound is written “{betterPhrase}”.";
      };
      readonly "modal-to": {
        readonly "brief": "No “to” after a modal verb";
        readonly "full": "After can, must, should and the like the verb follows without “to”: {better}.";
      };
      readonly "double-modal": {
        readonly "brief": "Two modal verbs together";
        readonly "full": "Two modal verbs cannot follow each other; the second becomes “{better}”.";
      };
      readonly "progressive-form": {
        readonly "brief": "“-ing” after “be”";
        readonly "full": "What goes on now is said with be and -ing: {better}. For a habit leave out be.";
      };
      readonly "be-agree": {
        readonly "brief": "No “be” before “agree”";
        readonly "full": "agree is a verb of its own and takes no “be”: {better}.";
      };
      readonly "gerund-after-verb": {
        readonly "brief": "“-ing” after this verb";
        readonly "full": "enjoy, avoid, finish, keep, suggest and their like take -ing, not an infinitive: {better}.";
      };
      readonly "infinitive-after-verb": {
        readonly "brief": "Infinitive after this verb";
        readonly "full": "want, decide, hope, plan and their like take an infinitive with “to”: {better}.";
      };
      readonly "object-infinitive": {
        readonly "brief": "Missing “to” after the object";
        readonly "full": "want, ask, tell, allow and their like take somebody and “to” with the verb: {better}.";
      };
      readonly "causative-verb": {
        readonly "brief": "Base form after “let” and “make”";
        readonly "full": "let and make take an object and a bare verb without “to”: {better}.";
      };
      readonly "preposition-gerund": {
        readonly "brief": "“-ing” after a preposition";
        readonly "full": "After a preposition the verb takes -ing: {better}.";
      };
      readonly "purpose-infinitive": {
        readonly "brief": "Purpose takes “to”";
        readonly "full": "A purpose is said with “to” and a verb, not with “for” and a verb: {better}.";
      };
      readonly "look-forward": {
        readonly "brief": "“-ing” after “look forward to”";
        readonly "full": "In look forward to the “to” is a preposition, so -ing follows: {better}.";
      };
      readonly "gerund-phrase": {
        readonly "brief": "“-ing” after this phrase";
        readonly "full": "feel like, spend time, be worth, be busy, have difficulty and their like take -ing: {better}.";
      };
      readonly "used-to": {
        readonly "brief": "“used to”";
        readonly "full": "A past habit is used to with the base form; being accustomed is be used to with -ing; after didn’t it is use to. Here: {better}.";
      };
      readonly "had-better": {
        readonly "brief": "Base form after “had better”";
        readonly "full": "had better and would rather take a bare verb: {better}.";
      };
      readonly "would-like": {
        readonly "brief": "“to” after “would like”";
        readonly "full": "would like takes “to” and the base form: {better}.";
      };
      readonly "stative-verb": {
        readonly "brief": "States are not in progress";
        readonly "full": "know, want, need, belong say a state and hardly ever take -ing: {better}.";
      };
      readonly "suggest-to": {
        readonly "brief": "“suggest that”";
        readonly "full": "suggest does not take somebody to do something; use a clause: {better} …";
      };
      readonly "subject-verb": {
        readonly "brief": "Verb and subject disagree";
        readonly "full": "The verb follows the head of its subject, not a noun in between: {better}.";
      };
      readonly "indefinite-verb": {
        readonly "brief": "These pronouns are singular";
        readonly "full": "everyone, somebody, nothing and their like take a singular verb: {better}.";
      };
      readonly "each-of-verb": {
        readonly "brief": "“each of”, “one of” are singular";
        readonly "full": "each of, one of and either of take a singular verb: {better}.";
      };
      readonly "relative-verb": {
        readonly "brief": "The verb after “who” follows its noun";
        readonly "full": "In a clause with who or that the verb follows the noun it speaks of: {better}.";
      };
      readonly "question-agreement": {
        readonly "brief": "Question and subject disagree";
        readonly "full": "In a question the verb before the subject agrees with it too: {better}.";
      };
      readonly "number-noun": {
        readonly "brief": "Plural after a number";
        readonly "full": "After two, many, several and other numbers a countable noun is plural: {better}.";
      };
      readonly "singular-after-determiner": {
        readonly "brief": "Singular here";
        readonly "full": "After a, each, every and another the noun is singular: {better}.";
      };
      readonly "lot-of-singular": {
        readonly "brief": "Plural here";
        readonly "full": "After a lot of, a number of and the like a countable noun is plural: {better}.";
      };
      readonly "hundreds": {
        readonly "brief": "“hundred” or “hundreds”";
        readonly "full": "After a number hundred and thousand stay as they are; without one it is hundreds of: {better}.";
      };
      readonly "compound-number": {
        readonly "brief": "A number as an attribute";
        readonly "full": "Before a noun, number and unit are hyphenated and singular ({better}); behind “is” the unit is plural.";
      };
      readonly "article-missing": {
        readonly "brief": "An article is probably missing";
        readonly "full": "A singular noun that can be counted needs a, an, the or another determiner; the where the reader knows which one is meant. Writers nearly always put one here.";
      };
      readonly "article-needless": {
        readonly "brief": "No article is needed here";
        readonly "full": "Plurals and uncountable nouns in a general sense, and many fixed phrases, take no article. Writers rarely put “{found}” here.";
      };
      readonly "article-choice": {
        readonly "brief": "The other article fits better";
        readonly "full": "A or an introduces something new or any one of a kind; the points to what is known, mentioned before or unique. Here “{better}” is usual, not “{found}”.";
      };
      readonly "preposition-missing": {
        readonly "brief": "A preposition is probably missing";
        readonly "full": "Some verbs and nouns reach the next word only through a preposition: listen to, wait for, depend on. Usage expects one here.";
      };
      readonly "preposition-needless": {
        readonly "brief": "No preposition is needed here";
        readonly "full": "Some words take what follows directly: discuss the plan, enter the room, last week. Writers rarely put “{found}” here.";
      };
      readonly "preposition-choice": {
        readonly "brief": "Another preposition is usual";
        readonly "full": "The words around it decide which preposition is used: arrive at, interested in, on Monday. Here “{better}” is usual, not “{found}”.";
      };
      readonly "comma-missing": {
        readonly "brief": "A comma is usual here";
        readonly "full": "English sets off what comes before the main clause or interrupts it, and separates two clauses joined by and or but. Most writers put a comma here.";
      };
      readonly "comma-needless": {
        readonly "brief": "No comma is usual here";
        readonly "full": "A comma does not part a subject from its verb, a verb from its object or a noun from the clause that defines it. Few writers put one here.";
      };
      readonly "noun-number": {
        readonly "brief": "Singular and plural confused";
        readonly "full": "Many, these and several ask for a plural; a, each and this for a singular; what cannot be counted has no plural. Here “{better}” is usual, not “{found}”.";
      };
      readonly "verb-form": {
        readonly "brief": "Another form of the verb fits";
        readonly "full": "Subject, time and the word before decide the form: the base after to and modals, the participle after have, -ing after prepositions. Here “{better}” is usual, not “{found}”.";
      };
      readonly "confused-sound": {
        readonly "brief": "{found} or {better}?";
        readonly "full": "“{found}” and “{better}” sound alike but mean different things. The words around point to “{better}”.";
      };
      readonly "confused-look": {
        readonly "brief": "{found} or {better}?";
        readonly "full": "“{found}” and “{better}” differ by a letter or two, and both are words. The words around point to “{better}”.";
      };
      readonly "confused-meaning": {
        readonly "brief": "{found} or {better}?";
        readonly "full": "“{found}” and “{better}” are related in meaning but used differently. The words around point to “{better}”.";
      };
      readonly "dialect-spelling": {
        readonly "brief": "Regional spelling";
        readonly "full": "The variant of English chosen writes “{better}”; “{found}” is how it is spelled elsewhere.";
      };
      readonly "make-do": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "Make and do each have their own nouns: make a mistake, make money, but do homework, do sports. Here: “{betterPhrase}”.";
      };
      readonly "take-have": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "This noun goes with another verb: “{betterPhrase}”, not “{phrase}”.";
      };
      readonly "turn-on": {
        readonly "brief": "Turn it on or off";
        readonly "full": "Lights and machines are turned on and off; open and close are for doors, windows and boxes.";
      };
      readonly "watch-see": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "One watches television and games, reads books and papers, and looks at pictures.";
      };
      readonly "say-tell": {
        readonly "brief": "Say or tell";
        readonly "full": "Tell needs the person who is told: “tell me that …”; say goes straight to what is said: “say that …”.";
      };
      readonly "learn-teach": {
        readonly "brief": "Teach, not learn";
        readonly "full": "The pupil learns; the teacher teaches.";
      };
      readonly "borrow-lend": {
        readonly "brief": "Borrow or lend";
        readonly "full": "One borrows from somebody and lends to somebody.";
      };
      readonly "travel-trip": {
        readonly "brief": "A trip, not a travel";
        readonly "full": "The noun travel is not counted; a single one is a trip or a journey.";
      };
      readonly "remember-remind": {
        readonly "brief": "Remind, not remember";
        readonly "full": "A person remembers; a thing reminds somebody of it.";
      };
      readonly "win-earn": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "One wins a game, earns money and beats an opponent; one misses a bus or a chance.";
      };
      readonly "work-job": {
        readonly "brief": "A job, not a work";
        readonly "full": "Work in this sense is not counted; one has a job.";
      };
      readonly "hard-hardly": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "Hard and fast are adverbs themselves, and hardly means “almost not”; a verb takes well, not good.";
      };
      readonly "similar-word": {
        readonly "brief": "A similar word: “{betterPhrase}”";
        readonly "full": "Two words that look or sound alike were mixed up; “{betterPhrase}” is meant.";
      };
      readonly "chinglish": {
        readonly "brief": "Say “{betterPhrase}”";
        readonly "full": "“{phrase}” follows another language word for word; English says “{betterPhrase}”.";
      };
      readonly "redundancy": {
        readonly "brief": "“{betterPhrase}” is enough";
        readonly "full": "“{phrase}” says the same thing twice; “{betterPhrase}” is enough.";
      };
      readonly "wordy-phrase": {
        readonly "brief": "Shorter: “{betterPhrase}”";
        readonly "full": "“{betterPhrase}” says what “{phrase}” says in fewer words. A matter of style, off unless wanted.";
      };
      readonly "mistaken-phrase": {
        readonly "brief": "The phrase is “{betterPhrase}”";
        readonly "full": "This phrase is often misheard: it is “{betterPhrase}”.";
      };
      readonly "split-word": {
        readonly "brief": "One word: “{betterPhrase}”";
        readonly "full": "This is one word: “{betterPhrase}”.";
      };
      readonly "joined-word": {
        readonly "brief": "Two words: “{betterPhrase}”";
        readonly "full": "Here these are separate words: “{betterPhrase}”. Written together they are another word (everyday means ordinary, maybe means perhaps) or none.";
      };
      readonly "although-but": {
        readonly "brief": "Although or but, not both";
        readonly "full": "Although and but both join the clauses; one of them is enough.";
      };
      readonly "because-so": {
        readonly "brief": "Because or so, not both";
        readonly "full": "Because and so both join the clauses; one of them is enough.";
      };
      readonly "very-verb": {
        readonly "brief": "“very” with a verb";
        readonly "full": "very does not describe a verb: use really, or very much behind the object: {better}.";
      };
      readonly "double-subject": {
        readonly "brief": "The subject is said twice";
        readonly "full": "The noun is the subject already; leave out “{found}”.";
      };
      readonly "ago-order": {
        readonly "brief": "Say “{better}”";
        readonly "full": "Counted back from now, a time comes first and ago follows: two years ago.";
      };
      readonly "ed-ing-adjective": {
        readonly "brief": "Write {better}";
        readonly "full": "What somebody feels ends in -ed (I am interested); what makes them feel so ends in -ing (it is interesting).";
      };
      readonly "unwanted-capital": {
        readonly "brief": "Small letter here";
        readonly "full": "Seasons, relatives after “my” and the like, and common words after a comma begin with a small letter.";
      };
      readonly "name-capital": {
        readonly "brief": "A name: {better}";
        readonly "full": "Names of countries, cities, languages and brands have their own capitals: {better}.";
      };
      readonly "article-before-letters": {
        readonly "brief": "Write {better}";
        readonly "full": "The sound decides between a and an: an MBA (em), a UFO (you), an 18-year-old (eighteen).";
      };
      readonly "ordinal-ending": {
        readonly "brief": "Write {better}";
        readonly "full": "Numbers ending in 1, 2, 3 take st, nd, rd, except 11 to 13; all others take th.";
      };
      readonly "plural-number": {
        readonly "brief": "No s after a number";
        readonly "full": "After an exact number, hundred, thousand and million take no s and no of.";
      };
      readonly "clock-time": {
        readonly "brief": "How to write the hour";
        readonly "full": "Write o’clock, and not together with a.m. or p.m.";
      };
      readonly "currency-place": {
        readonly "brief": "Sign before the amount";
        readonly "full": "English writes $, £ and ¥ before the amount, without a space.";
      };
      readonly "irregular-plural": {
        readonly "brief": "The plural is {better}";
        readonly "full": "This noun has a plural of its own: {better}.";
      };
      readonly "missing-article": {
        readonly "brief": "Missing article";
        readonly "full": "A singular countable noun needs an article: {better}.";
      };
      readonly "same-article": {
        readonly "brief": "“the” with same, best, most";
        readonly "full": "same and superlatives take “the”; most in general takes neither the nor of: {better}.";
      };
      readonly "such-so": {
        readonly "brief": "“so” or “such”";
        readonly "full": "so goes with adjectives and adverbs, such with nouns; exclaiming about a noun takes what a: {better}.";
      };
      readonly "short-comparative": {
        readonly "brief": "Short adjectives take -er";
        readonly "full": "Short adjectives are compared with -er and -est, not with more and most: {better}.";
      };
      readonly "comparison-word": {
        readonly "brief": "than or as";
        readonly "full": "A comparative takes than; as … goes with as; the same takes as: {better}.";
      };
      readonly "too-much-adjective": {
        readonly "brief": "“too” with an adjective";
        readonly "full": "Before an adjective too stands alone: {better}.";
      };
      readonly "adverb-for-adjective": {
        readonly "brief": "Adverb needed";
        readonly "full": "A verb or an adjective is described by an adverb: {better}.";
      };
      readonly "adjective-for-adverb": {
        readonly "brief": "Adjective needed";
        readonly "full": "After be, look, feel, seem an adjective describes the subject: {better}.";
      };
      readonly "pronoun-case": {
        readonly "brief": "Wrong form of the pronoun";
        readonly "full": "Subjects are I, he, they; after verbs and prepositions stand me, him, them: {better}.";
      };
      readonly "reflexive-form": {
        readonly "brief": "Form of the reflexive pronoun";
        readonly "full": "The reflexive pronoun is {better}.";
      };
      readonly "possessive-before-noun": {
        readonly "brief": "my, your, her before a noun";
        readonly "full": "Before a noun stand my, your, her, our and their: {better}.";
      };
      readonly "relative-pronoun": {
        readonly "brief": "Wrong relative pronoun";
        readonly "full": "who is for people, that or which for things; all and everything take that: {better}.";
      };
      readonly "missing-it": {
        readonly "brief": "Missing subject “it”";
        readonly "full": "An English clause needs a subject; put in it: {better}.";
      };
      readonly "missing-be": {
        readonly "brief": "Missing “be”";
        readonly "full": "An adjective says something of its subject by way of be: {better}.";
      };
      readonly "negation-do": {
        readonly "brief": "Negation needs “do”";
        readonly "full": "A main verb is negated with do, does or did and not: {better}.";
      };
      readonly "question-order": {
        readonly "brief": "Word order of a question";
        readonly "full": "In a question an auxiliary stands before the subject: {better}.";
      };
      readonly "indirect-question": {
        readonly "brief": "Word order of an indirect question";
        readonly "full": "Inside a sentence a question keeps the order of a statement: {better}.";
      };
      readonly "preposition-clause": {
        readonly "brief": "A clause needs a conjunction";
        readonly "full": "because of, despite and during take a noun; before a clause stands “{better}”.";
      };
      readonly "past-time": {
        readonly "brief": "Past time, past tense";
        readonly "full": "yesterday, ago, last week and their like ask for the past tense: {better}.";
      };
      readonly "since-perfect": {
        readonly "brief": "Perfect with “since”";
        readonly "full": "since tells how long something has lasted; the verb is in the perfect: {better}.";
      };
      readonly "perfect-past-time": {
        readonly "brief": "Past tense with a past time";
        readonly "full": "With yesterday, ago or last week stands the past tense, not the perfect: {better}.";
      };
      readonly "if-would": {
        readonly "brief": "Tense in the if-clause";
        readonly "full": "The if-clause takes no would or will: present for what may be, past for what is imagined, had with a participle for what was not. Here: {better}.";
      };
      readonly "when-will": {
        readonly "brief": "Present tense in a clause of time";
        readonly "full": "After when, until, as soon as and their like the future is said in the present tense: {better}.";
      };
      readonly "intransitive-passive": {
        readonly "brief": "Passive where there is none";
        readonly "full": "happen, appear, go and their like have no passive; to come into the world is to be born: {better}.";
      };
      readonly "passive-participle": {
        readonly "brief": "Past participle in the passive";
        readonly "full": "The passive is be and a past participle: {better}.";
      };
      readonly "age-have": {
        readonly "brief": "Age is said with “be”";
        readonly "full": "Age is said with be, not with have: {better}.";
      };
      readonly "first-time": {
        readonly "brief": "Perfect after “it is the first time”";
        readonly "full": "After it is the first time the clause is in the perfect: {better}.";
      };
      readonly "word-missing": {
        readonly "brief": "A word is probably missing";
        readonly "full": "The sentence lacks one of the small words that hold it together: a form of be, it, that or and. Writers nearly always put one here.";
      };
      readonly "word-needless": {
        readonly "brief": "This word is probably one too many";
        readonly "full": "“{found}” does not go with the words around it; the sentence holds together without it.";
      };
      readonly "other-singular": {
        readonly "brief": "Plural after “other”";
        readonly "full": "Without the or any, other and different take a plural: {better}.";
      };
      readonly "compound-subject": {
        readonly "brief": "Two subjects, plural verb";
        readonly "full": "Two subjects joined by and take a plural verb: {better}.";
      };
      readonly "like-gerund": {
        readonly "brief": "Two verbs side by side";
        readonly "full": "Of two main verbs the second takes “to” or -ing: {better}.";
      };
      readonly "go-gerund": {
        readonly "brief": "“go” with -ing";
        readonly "full": "For shopping, sports and outings go takes -ing and no “to”: {better}.";
      };
      readonly "backshift": {
        readonly "brief": "Tense follows the main clause";
        readonly "full": "After a past main clause will becomes would, can becomes could: {better}.";
      };
      readonly "wish-past": {
        readonly "brief": "Past tense after “wish”";
        readonly "full": "What is wished is not so, hence the past, could or would: {better}.";
      };
      readonly "when-was-present": {
        readonly "brief": "One time, one tense";
        readonly "full": "The clause with when speaks of the past, so does the main clause: {better}.";
      };
      readonly "infinitive-for-preposition": {
        readonly "brief": "A preposition and -ing here";
        readonly "full": "This word takes a preposition with -ing, not an infinitive: {better}.";
      };
      readonly "lets": {
        readonly "brief": "Base form after “let’s”";
        readonly "full": "let’s takes a bare verb: {better}.";
      };
      readonly "modal-be": {
        readonly "brief": "The form after “will be”";
        readonly "full": "After be stands a participle; an intransitive verb takes no be: {better}.";
      };
      readonly "article-before-countable": {
        readonly "brief": "Missing article";
        readonly "full": "A singular countable noun needs an article or another determiner: {better}.";
      };
      readonly "superlative-article": {
        readonly "brief": "Missing “the”";
        readonly "full": "Superlatives, ordinals and some names take “the”: {better}.";
      };
      readonly "country-article": {
        readonly "brief": "No “the” here";
        readonly "full": "Most countries, cities and games take no “the”: {better}.";
      };
      readonly "person-verb": {
        readonly "brief": "Verb and subject disagree";
        readonly "full": "In the present a singular person takes the verb with -s, several take it without: {better}.";
      };
      readonly "some-of-singular": {
        readonly "brief": "Plural after “many of”";
        readonly "full": "After some of, many of and the like a countable noun is plural: {better}.";
      };
      readonly "clause-subject": {
        readonly "brief": "Singular verb";
        readonly "full": "What is done (“to read books”, “reading books”) counts as one thing, so the verb is singular, whatever the number of the noun in it: {better}.";
      };
      readonly "their": {
        readonly "brief": "Use “{better}”";
        readonly "full": "“Their” means belonging to them; “there” is a place or opens “there is”; “they’re” is short for “they are”.";
      };
      readonly "whose": {
        readonly "brief": "Use “{better}”";
        readonly "full": "“Whose” asks or says to whom something belongs; “who’s” is short for “who is” or “who has”.";
      };
      readonly "too": {
        readonly "brief": "Use “{better}”";
        readonly "full": "“Too” means more than is good, or also; “to” stands before a verb or says where something goes.";
      };
      readonly "since-for": {
        readonly "brief": "Use “{better}”";
        readonly "full": "“Since” names the point at which something began; “for” says how long it lasts.";
      };
      readonly "most-of-verb": {
        readonly "brief": "Plural verb";
        readonly "full": "After “most of”, “some of”, “a lot of” and the like, a plural noun takes a plural verb: {better}.";
      };
      readonly "word-class": {
        readonly "brief": "{found} or {better}?";
        readonly "full": "“{found}” and “{better}” are different words that look or sound alike. The words around it call for “{better}”.";
      };
      readonly "because-of": {
        readonly "brief": "“because of” before a noun";
        readonly "full": "“Because” opens a clause with a verb; before a noun alone stands “because of”.";
      };
    };
    readonly "harper": {
      readonly "agreement": {
        readonly "brief": "Agreement";
        readonly "full": "{message}";
      };
      readonly "boundary-error": {
        readonly "brief": "Word boundary";
        readonly "full": "{message}";
      };
      readonly "capitalization": {
        readonly "brief": "Capitalisation";
        readonly "full": "{message}";
      };
      readonly "eggcorn": {
        readonly "brief": "Sound-alike";
        readonly "full": "{message}";
      };
      readonly "formatting": {
        readonly "brief": "Formatting";
        readonly "full": "{message}";
      };
      readonly "grammar": {
        readonly "brief": "Grammar";
        readonly "full": "{message}";
      };
      readonly "malapropism": {
        readonly "brief": "Wrong word";
        readonly "full": "{message}";
      };
      readonly "miscellaneous": {
        readonly "brief": "Check this";
        readonly "full": "{message}";
      };
      readonly "nonstandard": {
        readonly "brief": "Non-standard usage";
        readonly "full": "{message}";
      };
      readonly "punctuation": {
        readonly "brief": "Punctuation";
        readonly "full": "{message}";
      };
      readonly "repetition": {
        readonly "brief": "Repetition";
        readonly "full": "{message}";
      };
      readonly "typo": {
        readonly "brief": "Possible slip";
        readonly "full": "{message}";
      };
      readonly "usage": {
        readonly "brief": "Usage";
        readonly "full": "{message}";
      };
      readonly "word-choice": {
        readonly "brief": "Word choice";
        readonly "full": "{message}";
      };
    };
  };
  readonly "sensitive": {
    readonly "heading": "Sensitive wording";
    readonly "hint": "Warns of words that may be out of place, also when they are hidden by spaces, symbols, other characters of the same sound, traditional or split characters. It warns; it never forbids.";
    readonly "saved": "Saved";
    readonly "groups": "Warn of";
    readonly "group": {
      readonly "gambling": "Gambling";
      readonly "drugs": "Drugs";
      readonly "pornography": "Pornography";
      readonly "fraud": "Fraud";
      readonly "forgery": "Forged papers";
      readonly "weapons": "Prohibited weapons";
      readonly "solicitation": "Contact details in promotions";
      readonly "discrimination": "Demeaning names";
      readonly "insult": "Insults and coarse words";
      readonly "wording": "Names that have a standard form";
      readonly "privacy": "Numbers of identity and bank cards";
      readonly "contact": "Mobile numbers";
      readonly "advertising": "Absolute terms of advertising";
      readonly "medical": "Promises of a cure";
      readonly "newsroom": "Wording that newsrooms avoid";
    };
    readonly "groupHint": {
      readonly "gambling": "Promotion of online gambling and illegal lotteries.";
      readonly "drugs": "Offers of drugs and controlled medicines, slang included.";
      readonly "pornography": "Promotion of sexual content and services.";
      readonly "fraud": "Wording of common scams: fake orders, cash-out, trade in accounts.";
      readonly "forgery": "Offers of forged papers and seals, invoices, and exams or theses written by others.";
      readonly "weapons": "Offers of firearms, ammunition, explosives and prohibited knives.";
      readonly "solicitation": "WeChat and QQ accounts, mobile numbers and links in promotional text, disguised ones included.";
      readonly "discrimination": "Names that belittle people for disability, origin or sex.";
      readonly "insult": "Words that published texts usually avoid.";
      readonly "wording": "Institutions, holidays and the like.";
      readonly "privacy": "Numbers whose check digit is right, before they are published.";
      readonly "contact": "Numbers that look personal.";
      readonly "advertising": "In text that sells something only: 最佳, 第一 and the like may fall under article 9 of the Chinese Advertising Law.";
      readonly "medical": "In text that sells treatment, medicine or health food only.";
      readonly "newsroom": "Words about law, disability, illness, ethnic groups and religion that news texts avoid, each with its source. For those who write news or official texts.";
    };
    readonly "persons": "There is no built-in list of persons, events or opinions. Where one is needed, the operator of this site, your organisation or you import it.";
    readonly "panel": "Sensitive wording to check for";
    readonly "panelHint": "Word lists can be imported in the settings.";
    readonly "open": "Sensitive wording settings";
    readonly "list": "My word list";
    readonly "listHint": "A txt or csv file with one entry a line: word, category, suggestions (between them |), grade (error, warning, style, allow), note, harmless phrases (between them |), sound. Only the word is needed; 2000 entries at most.";
    readonly "import": "Import a list";
    readonly "imported": "{count, plural, one {# entry was imported and is on} other {# entries were imported and are on}}";
    readonly "faults": "The list was not imported. Mend these lines first:";
    readonly "faultLine": "Line {line, number}: {reason}";
    readonly "fault": {
      readonly "no-word": "there is no word";
      readonly "word-too-long": "the word is longer than 50 characters";
      readonly "too-short-to-sound": "one character cannot be looked for by its sound";
      readonly "unknown-grade": "the grade is none of error, warning, style, allow";
      readonly "twice": "the word is there twice";
      readonly "open-quote": "a quotation mark is not closed";
    };
    readonly "versions": "Versions of the list";
    readonly "version": "Version {version, number}";
    readonly "versionFacts": "{count, plural, one {# entry} other {# entries}}, imported {date}";
    readonly "active": "In use";
    readonly "download": "Download";
    readonly "turnOn": "Use this one";
    readonly "turnOff": "Turn off";
    readonly "organisations": "Lists of my organisations";
    readonly "organisationsHint": "They hold for everybody in the organisation. Where my own list has the same word, mine decides.";
    readonly "organisationWords": "Words, version {version, number}, {count, plural, one {# entry} other {# entries}}";
    readonly "organisationLeaders": "Order of office holders, version {version, number}, {count, plural, one {# entry} other {# entries}}";
  };
  readonly "settings": {
    readonly "heading": "Settings";
    readonly "hint": "What you choose here goes with your account: to every device, and to other programs that use your key.";
    readonly "saved": "Saved";
    readonly "proofreading": "Proofreading";
    readonly "proofreadingHint": "Holds on the writing page, for the API and in other programs.";
    readonly "mode": "What to mark";
    readonly "modeNormal": "Mistakes and likely mistakes";
    readonly "modeNormalHint": "While writing: marks what is wrong and what is probably wrong.";
    readonly "modeStrict": "Only sure mistakes";
    readonly "modeStrictHint": "For finished texts: marks only mistakes that are sure and no matters of style, with very few false alarms.";
    readonly "english": "English spelling";
    readonly "englishAny": "Any, as long as it is right somewhere";
    readonly "englishUS": "American";
    readonly "englishGB": "British";
    readonly "englishAU": "Australian";
    readonly "englishCA": "Canadian";
    readonly "spacing": "Between Chinese and Latin letters or digits";
    readonly "spacingAny": "Not checked";
    readonly "spacingSpaced": "A space: 用 Node.js 写作";
    readonly "spacingTight": "No space: 用Node.js写作";
    readonly "threshold": "Which findings to show";
    readonly "thresholdHint": "Credibility is how likely a careful editor would agree with a finding.";
    readonly "thresholdAll": "All, doubtful ones too (30 % and more)";
    readonly "thresholdUsual": "Those more likely right than wrong (50 % and more)";
    readonly "thresholdSure": "Those that are fairly sure (80 % and more)";
    readonly "thresholdCertain": "Those that are all but certain (95 % and more)";
    readonly "words": "My words";
    readonly "wordsHint": "Names, terms, jargon: no rule objects to a word on this list, nor to a phrase of several words. A word in small letters covers its capitals too; one with capitals is taken as it stands. Either can be chosen otherwise.";
    readonly "wordLabel": "Word to add";
    readonly "addWord": "Add";
    readonly "wordsCount": "{count, plural, one {# word} other {# words}}";
    readonly "noWords": "No words yet. “Add to my words” on a finding's card puts them here too.";
    readonly "searchWords": "Find a word";
    readonly "noWordsFound": "No “{text}” here.";
    readonly "showAllWords": "Show all {count, number}";
    readonly "deleteWord": "Delete “{word}”";
    readonly "wordDeleted": "“{word}” was deleted";
    readonly "wordKnown": "“{word}” is on the list already";
    readonly "undo": "Undo";
    readonly "importWords": "Import txt";
    readonly "importWordsHint": "One word or phrase a line; ~Word is meant in any case, =word exactly so";
    readonly "exportWords": "Export txt";
    readonly "exportName": "my-words";
    readonly "imported": "{count, plural, =0 {Nothing new: all of the file is on the list already} one {# word added} other {# words added}}";
    readonly "importSkipped": "{count, plural, one {# line was too long and left out} other {# lines were too long and left out}}";
    readonly "programs": "In other programs";
    readonly "programsHint": "Every program that can use LanguageTool can proofread Chinese and English with Inkstone. Enter the address below.";
    readonly "programsKey": "Where this server asks who you are, also enter a user name (any) and an API key made below.";
    readonly "programsOfficial": "To have whole texts checked as Chinese official documents, let the program send enabledCategories=ZH_GONGWEN; complete ones are recognised by themselves.";
    readonly "libreOffice": "LibreOffice";
    readonly "libreOfficeWhere": "Tools › Options › Language Settings › LanguageTool Server";
    readonly "ltex": "LTeX (VS Code and others)";
    readonly "ltexWhere": "Setting ltex.languageToolHttpServerUri";
    readonly "obsidian": "LanguageTool plugin of Obsidian";
    readonly "obsidianWhere": "Plugin settings › Endpoint › Custom URL";
    readonly "others": "Other programs";
    readonly "othersWhere": "Address of the LanguageTool API";
    readonly "copy": "Copy";
    readonly "copyOf": "Copy {what}";
    readonly "copied": "Copied";
    readonly "copyFailed": "Could not be copied. Please select and copy it by hand.";
    readonly "keys": "API keys";
    readonly "keysHint": "A key lets another program proofread for you, with your words and choices. It does not show your documents unless you allow that when you make it.";
    readonly "keyDocuments": "It may also open and change my documents";
    readonly "keyDocumentsTitle": "A key that opens documents";
    readonly "keyOpens": "Opens documents";
    readonly "keyName": "Name";
    readonly "keyNameHint": "Where it is used, such as “LibreOffice at home”";
    readonly "createKey": "Make a key";
    readonly "keyMade": "The key “{name}” is made";
    readonly "keyMadeHint": "Copy it and keep it now: it is shown this once, and we keep no copy.";
    readonly "keyDone": "I have kept it";
    readonly "noKeys": "No keys yet.";
    readonly "keyEnding": "Ends in {ending}";
    readonly "keyCreated": "Made {time}";
    readonly "keyUsed": "Used {time}";
    readonly "keyUnused": "Never used";
    readonly "revoke": "Revoke";
    readonly "revokeOf": "Revoke the key “{name}”";
    readonly "revokeTitle": "Revoke “{name}”?";
    readonly "revokeText": "Programs that use this key lose access at once. This cannot be undone.";
    readonly "keyRevoked": "“{name}” was revoked";
    readonly "cancel": "Cancel";
    readonly "close": "Close";
    readonly "engines": "Engines";
    readonly "enginesHint": "What this server proofreads with at present. Where one is not there, the others work all the same.";
    readonly "engineRules": "Rules and dictionary";
    readonly "engineRulesText": "Punctuation, wording and grammar of both languages and English spelling, each with its reason.";
    readonly "engineHarper": "Harper";
    readonly "engineHarperText": "A second engine for English, of which only the reliable findings are taken.";
    readonly "engineChinese": "Language model of Chinese";
    readonly "engineChineseText": "Finds wrong characters that sound or look like the right ones.";
    readonly "engineReady": "Ready";
    readonly "engineMissing": "Not installed";
    readonly "engineDamaged": "Cannot be read";
    readonly "engineHelp": "Whoever runs this server can install the Chinese language pack with script/langpack zh and start it again.";
    readonly "archiveTitle": "Export everything";
    readonly "archiveHint": "All documents with their folders and pictures in one zip file. It can be downloaded for seven days.";
    readonly "caseRule": "Capitals";
    readonly "caseLettersAny": "In any case";
    readonly "caseLettersExact": "Exactly as typed";
    readonly "caseAny": "any case";
    readonly "caseExact": "exact case";
    readonly "display": "Display";
    readonly "displayHint": "The theme and language of the pages, and the font, size and line spacing of your texts. They follow you to every device you sign in on.";
    readonly "preview": "Preview";
    readonly "previewChinese": "兰亭已矣，梓泽丘墟；临别赠言，幸承恩于伟饯。登高作赋，是所望于群公——“落霞与孤鹜齐飞”。";
    readonly "previewEnglish": "It was the best of times, it was the worst of times, it was the age of wisdom.";
    readonly "storage": "Storage";
    readonly "storageHint": "Only pictures take room; text does not count. The same picture counts once, however often you use it.";
    readonly "storageLoading": "Looking through the pictures of your documents";
    readonly "storageUsed": "{used} of {total} used";
    readonly "storagePictures": "{count, plural, one {# picture} other {# pictures}}";
    readonly "storageUnused": "{count, plural, one {# picture is} other {# pictures are}} in no document: {size}.";
    readonly "storageRemoveUnused": "Delete them";
    readonly "storageFreed": "{size} freed";
    readonly "storageLargest": "Largest pictures";
    readonly "storageNowhere": "In no document";
    readonly "storageNotYet": "In no document yet";
    readonly "storageUntitled": "Untitled";
    readonly "storageInTrash": "in the trash";
    readonly "storageInVersions": "in an earlier version";
    readonly "wordListLink": "Words that you often get wrong are in your word list.";
    readonly "allSettings": "All settings";
    readonly "search": "Find a setting";
    readonly "found": "{count, plural, =0 {No setting matches} one {# page found} other {# pages found}}";
  };
  readonly "sharing": {
    readonly "share": "Share";
    readonly "offHint": "Once on, anybody with the link reads the latest version. No sign-in needed.";
    readonly "onHint": "Anybody with the link reads the latest version, without signing in. Notes are not shown.";
    readonly "turnOn": "Turn on sharing";
    readonly "sameLink": "The link you had will open again. For a new one, turn sharing on, then replace the link.";
    readonly "held": "This document was reported. Its link is paused, and sharing cannot be changed until we have looked at it.";
    readonly "linkUnreadable": "The server’s key has changed, so this link cannot be shown any more. Links already sent still open; replace the link to copy one.";
    readonly "notYetLoading": "Connecting. The document can be shared once it is synchronised.";
    readonly "notYetSaving": "Saving your latest changes. You can share as soon as they are synchronised.";
    readonly "notYetOffline": "You are offline. The document can be shared once you are connected and it is synchronised.";
    readonly "notYetRefused": "Your latest changes are not on the server. The document can be shared once they are.";
    readonly "loading": "Looking up how this is shared…";
    readonly "close": "Close";
    readonly "cancel": "Cancel";
    readonly "save": "Save settings";
    readonly "saved": "The settings are saved.";
    readonly "link": "Link";
    readonly "copy": "Copy";
    readonly "copied": "The link is copied.";
    readonly "copyFailed": "The link could not be copied. Select it and copy it by hand.";
    readonly "openLink": "Open it";
    readonly "showQr": "Show QR code";
    readonly "hideQr": "Hide QR code";
    readonly "qrLabel": "QR code of the link";
    readonly "settings": "Who can open it";
    readonly "hasPassword": "password";
    readonly "viewsSoFar": "{count, plural, one {# view} other {# views}}";
    readonly "viewsOf": "{count, number} of {limit, plural, one {# view} other {# views}}";
    readonly "askPassword": "Ask for a password";
    readonly "password": "Password";
    readonly "passwordHint": "{least, number} to {most, number} characters. Tell it to readers by another way.";
    readonly "passwordKept": "Leave empty to keep the current one.";
    readonly "lastDay": "Open until";
    readonly "lastDayHint": "The end of that day. Empty: no end.";
    readonly "lastDayWrong": "Choose today or a later day, or leave this empty.";
    readonly "viewLimit": "Views at most";
    readonly "viewLimitHint": "One per reader and visit. Empty: no limit.";
    readonly "viewLimitWrong": "Enter a whole number from 1 to {most, number}, or leave this empty.";
    readonly "author": "Author";
    readonly "authorHint": "Shown below the text. Empty: no name.";
    readonly "refresh": "Replace link";
    readonly "refreshWarning": "The old link stops working at once for everybody who has it. Views are counted anew.";
    readonly "refreshNow": "Replace";
    readonly "refreshed": "There is a new link; the old one is dead.";
    readonly "turnOff": "Stop sharing";
    readonly "untitled": "Untitled document";
    readonly "writtenWith": "Written with Inkstone";
    readonly "updated": "Updated {date}";
    readonly "words": "{count, plural, one {# word} other {# words}}";
    readonly "validUntil": "Open until {date}";
    readonly "readAloud": "Read aloud";
    readonly "stopReading": "Stop reading";
    readonly "closedTitle": "This share is closed";
    readonly "expiredTitle": "This link has expired";
    readonly "deniedTitle": "Access denied";
    readonly "passwordTitle": "This document has a password";
    readonly "limitedTitle": "Open this document?";
    readonly "laterTitle": "Not available right now";
    readonly "askAgain": "If you still need the document, ask whoever sent you the link for a new one.";
    readonly "open": "Open document";
    readonly "report": "Report this document";
    readonly "reason": "What is wrong with it?";
    readonly "reasonRequired": "Choose what is wrong with it.";
    readonly "reason_sensitive": "Sensitive content";
    readonly "reason_fraud": "Fraud";
    readonly "reason_lewd": "Sexual content";
    readonly "reason_plagiarism": "Plagiarism or infringement";
    readonly "reason_illegal": "Illegal content";
    readonly "details": "Details (optional)";
    readonly "email": "E-mail, to hear what came of it (optional)";
    readonly "sendReport": "Send report";
    readonly "reported": "Thank you. We will look into it soon.";
    readonly "generated": "Some of this text was generated by AI.";
  };
  readonly "simulator": {
    readonly "title": "Payment simulator";
    readonly "intro": "Nothing here is real money. Everyone who reaches this site can make these payments and move the clock: never use the simulator on an installation with real users.";
    readonly "payments": "Payments";
    readonly "empty": "No payments yet. Start one in the shop, and it appears here.";
    readonly "openWallet": "Open the simulated wallet";
    readonly "allPayments": "All simulated payments";
    readonly "actions": "Actions";
    readonly "otherActions": "Other actions";
    readonly "wallet": "Simulated {channel}";
    readonly "payNow": "Pay {amount}";
    readonly "paidWith": "{amount} paid with {channel}. No real money was moved.";
    readonly "leave": "Close without paying";
    readonly "backToShop": "Back to the shop";
    readonly "channel_wechat": "WeChat Pay";
    readonly "channel_alipay": "Alipay";
    readonly "channel_stripe": "Card";
    readonly "state_pending": "waiting for payment";
    readonly "state_action": "waiting for 3-D Secure";
    readonly "state_paid": "paid";
    readonly "state_closed": "closed";
    readonly "paidTimes": "paid {payments} times";
    readonly "refunded": "{amount} refunded";
    readonly "refundsFail": "refunds fail";
    readonly "action_pay": "Pay";
    readonly "action_pay_twice": "Pay twice";
    readonly "action_pay_both": "Pay on two channels";
    readonly "action_pay_late": "Pay although closed";
    readonly "action_other_amount": "Pay another amount";
    readonly "action_other_merchant": "Pay another merchant";
    readonly "action_other_app": "Pay to another app";
    readonly "action_other_currency": "Pay in another currency";
    readonly "action_lose_notice": "Pay, lose the notice";
    readonly "action_delay_notice": "Pay, notice 10 minutes late";
    readonly "action_repeat_notice": "Pay, repeat the notice";
    readonly "action_reorder_notices": "Pay, then an older notice";
    readonly "action_forge_notice": "Forge a notice";
    readonly "action_probe_signature": "Test the signature check";
    readonly "action_fail_refunds": "Have refunds fail";
    readonly "times": "Repetitions";
    readonly "timesRange": "From 2 to {most}.";
    readonly "notices": "Notices";
    readonly "says_waiting": "waiting for payment";
    readonly "says_paid": "paid";
    readonly "says_refund": "refund";
    readonly "signed_forged": "forged: paid";
    readonly "signed_probe": "signature test";
    readonly "repeated": "{times} times at once";
    readonly "sent_due": "is sent at";
    readonly "sent_accepted": "accepted";
    readonly "sent_denied": "refused";
    readonly "sent_lost": "lost";
    readonly "sent_given_up": "given up";
    readonly "status": "status {status}";
    readonly "tries": "{tries} tries";
    readonly "clock": "Test clock";
    readonly "clockIntro": "Moves the time of the whole installation: orders, memberships, words, codes, sign-ins. What becomes due meanwhile is done in order. Sign-ins expire too, so you may have to sign in again. The clock never goes back.";
    readonly "clockNow": "Time of the installation";
    readonly "clockNext": "Next event";
    readonly "clockAhead": "Ahead of real time";
    readonly "days": "{days, plural, one {# day} other {# days}}";
    readonly "step_hour": "+1 hour";
    readonly "step_day": "+1 day";
    readonly "step_month": "+31 days";
    readonly "clockTo": "Move to";
    readonly "clockMove": "Move";
    readonly "moved": "{done, plural, =0 {Moved. Nothing was due.} one {Moved. # task was done.} other {Moved. # tasks were done.}}";
  };
  readonly "site": {
    readonly "metaTitle": "Inkstone: write and proofread in Chinese and English";
    readonly "metaDescription": "A quiet page for writing. It points out mistakes in Chinese and English, says why, and leaves the choice to you. Saved as you type, in step on all your devices, offline too.";
    readonly "heroTitle": "Write calmly.\nKeep every word.";
    readonly "heroLead": "Inkstone is a quiet desk for Chinese and English. It points out mistakes as you write, says why, and leaves the decision to you. What it calls saved is saved.";
    readonly "tryLabel": "Try a paragraph";
    readonly "tryPlaceholder": "Write or paste some Chinese or English here.";
    readonly "tryButton": "Check this text";
    readonly "tryNote": "No account needed. Up to 3,000 words; the server stores none of them.";
    readonly "startWriting": "Start writing";
    readonly "openDocuments": "Open my documents";
    readonly "screenshotAlt": "The writing page of Inkstone: mistakes underlined in the text, cards with reasons and suggestions beside it";
    readonly "checkTitle": "The mistake, and the reason";
    readonly "checkText": "English spelling and grammar; wrong characters, punctuation and typography in Chinese; mixed text in one pass. Every finding says why and offers a correction: accept it, pass over it once, or never see it again.";
    readonly "keepTitle": "Nothing you write is lost";
    readonly "keepText": "It saves as you type and keeps a copy on your device. The network goes, the tab closes, the server restarts: your words are there when you come back. What is not saved yet, the page says so.";
    readonly "deviceTitle": "Two devices, one text";
    readonly "deviceText": "Begin on the computer, go on with the phone. Edit on both at once, even offline: they meet in the same text and neither overwrites the other.";
    readonly "quietTitle": "Quiet, and within reach";
    readonly "quietText": "Headings, lists, quotes, tables and pictures, all from the keyboard. It keeps still while an input method composes, and stays quick in long texts.";
    readonly "downloadTitle": "Open the page and write";
    readonly "downloadText": "For now Inkstone is this website. Any computer, tablet or phone with an up-to-date browser can use it; there is nothing to install.";
    readonly "step1Title": "Sign in";
    readonly "step1Text": "By phone number, by e-mail, or with an account you have elsewhere. New here? A code to your phone is all it takes.";
    readonly "step2Title": "Write, or paste";
    readonly "step2Text": "Begin with an empty page or bring a text you have; its formatting is kept as far as possible.";
    readonly "step3Title": "Go on elsewhere";
    readonly "step3Text": "Sign in to the same account on another device; your texts are already there.";
    readonly "planTitle": "Free to begin with";
    readonly "planText": "Writing, saving, syncing and the checks on your device are free, and so is a daily amount of checking on the server. Plus and Pro raise the limits; nothing renews by itself.";
    readonly "planWriting": "The writing page and your list of documents";
    readonly "planChecking": "Checking of Chinese and English";
    readonly "planSync": "Several devices in step, offline too";
    readonly "planTrash": "A trash that keeps deleted documents for 30 days";
    readonly "planLink": "See plans and prices";
    readonly "educationTitle": "For students and teachers";
    readonly "studentTitle": "Writing a thesis";
    readonly "studentText": "Paste a chapter, Chinese and English mixed. You decide on every change one by one; citations, names and numbers are never altered behind your back. When the library’s network is down, you write on.";
    readonly "learnerTitle": "Learning to write English";
    readonly "learnerText": "Each finding in spelling or grammar comes with its reason in a sentence, so that a correction is also a small lesson.";
    readonly "teacherTitle": "Preparing lessons";
    readonly "teacherText": "Handouts, notices and reports are checked before they go out. Begin in the staff room, finish at home on another computer.";
    readonly "tryLink": "Try it without an account";
    readonly "rulesCount": "{count, number} rules, each explained with an example; {sourced, number} of them name the standard or the book they follow.";
    readonly "rulesLink": "Look through all rules";
    readonly "reasonsAlt": "The card of a finding: the mistake in its sentence, the correction, the reason and the standard behind it";
    readonly "wordTitle": "Your Word file comes back with tracked changes";
    readonly "wordText": "Upload a .docx and have all of it checked. Corrections become tracked changes, reasons become comments, and the layout stays as it was. Accept or reject them one by one in Word, WPS or LibreOffice.";
    readonly "wordAlt": "The result of checking a whole file: the mistakes in a Word document in a list, ready to download as tracked changes";
    readonly "officialTitle": "Official documents, by the book";
    readonly "officialText": "For Chinese official documents (公文): number, title, addressee, headings, closing and date are held against GB/T 9704—2012 and the regulations of 2012. Hand in the .docx, and margins, fonts, sizes and line spacing are checked too, and put right where that is certain.";
    readonly "officialAlt": "A Chinese official notice on the writing page: the form of its number and date is marked, with the right form beside it";
    readonly "shareTitle": "Every draft kept, every reader chosen";
    readonly "shareText": "A version is kept when you pause, when you leave and before much is deleted; name it, compare it, bring it back. To show a text, send a link with a password, a last day or a number of views, and take it back when you like. Notes go in the margin.";
    readonly "shareAlt": "The dialog for sharing a document: link, password, last day and number of views";
    readonly "programsTitle": "In the programs you use already";
    readonly "programsText": "LibreOffice, VS Code with LTeX, Obsidian: whatever can use LanguageTool can check with Inkstone once it has this site’s address. For programs of your own there is an API, described at /api/openapi.json.";
    readonly "programsCode": "Check a sentence from the command line";
    readonly "privacyTitle": "Your words are yours";
    readonly "privacyCheck": "Most checks run in your browser. Those that need the server are done in its memory and forgotten with the reply; nothing is written to the database or the log.";
    readonly "privacyModel": "Proofreading uses no third party’s AI service. Your words train no model and are not sold.";
    readonly "privacyLeave": "Documents lie on the server of whoever runs this site. You can export all of them at any time, and they are deleted with your account.";
    readonly "privacyTracking": "No advertising, no third-party analytics. The only cookies are those that signing in and your preferences need.";
    readonly "privacyMore": "The whole privacy policy";
    readonly "questionsTitle": "Questions and answers";
    readonly "q1": "What does it cost?";
    readonly "a1": "Nothing to begin with: the free plan needs no payment details. Plus and Pro raise the limits; the page of prices compares them. Each purchase is for one term, and nothing renews by itself.";
    readonly "q2": "Can it be wrong?";
    readonly "a2": "Yes, as every checker can. That is why each finding gives its reason and nothing changes until you say so. If you would rather hear less, choose so in the settings; what you ignore stays ignored.";
    readonly "q3": "What if I am offline?";
    readonly "a3": "Write on. Documents you have opened and everything you type stay on your device and are sent when you are connected again. The deeper check of Chinese waits for the server.";
    readonly "q4": "Which files can it open and write?";
    readonly "a4": "It imports Word (.docx), PDF, Markdown, HTML, plain text and web pages, and exports Word, PDF, Markdown, HTML and plain text.";
    readonly "q5": "Do I lose what I write in the trial?";
    readonly "a5": "No. It stays in that tab of your browser and becomes one of your documents when you sign up or sign in, with its findings.";
    readonly "q6": "Can I take everything with me?";
    readonly "a6": "Yes. “My documents” exports all of them at once as one archive, and can send regular backups to a storage place of your own.";
  };
  readonly "staff-accounts": {
    readonly "title": "Accounts";
    readonly "hint": "Numbers and addresses are shown in part only.";
    readonly "query": "Phone number, e-mail address or account id";
    readonly "queryHint": "A whole number or address, or at least the first {count, number} characters of an id.";
    readonly "find": "Find";
    readonly "results": "Accounts found";
    readonly "found": "{count, plural, one {# account found} other {# accounts found}}";
    readonly "noneFound": "No account found";
    readonly "noneFoundHint": "Check that the number is complete. Numbers outside China need their area code, such as +44.";
    readonly "registered": "Registered {time}";
    readonly "blocked": "blocked";
    readonly "leaving": "deletion pending";
    readonly "back": "Find accounts";
    readonly "facts": "Account";
    readonly "self": "your own";
    readonly "none": "none";
    readonly "phone": "Phone number";
    readonly "email": "E-mail address";
    readonly "id": "Id";
    readonly "createdAt": "Registered";
    readonly "blockedAt": "Blocked since";
    readonly "deletesAt": "Will be deleted";
    readonly "devices": "Devices signed in";
    readonly "noDevices": "No device is signed in.";
    readonly "end": "Sign out";
    readonly "endOf": "Sign out “{name}”";
    readonly "endAll": "Sign out everywhere";
    readonly "endAllTitle": "Sign out on all devices?";
    readonly "endHint": "The owner has to sign in again. Text that is not synchronised stays on the device, and is sent after that.";
    readonly "ended": "{count, plural, =0 {No device was signed in} one {# device signed out} other {# devices signed out}}";
    readonly "block": "Block account";
    readonly "blockTitle": "Block this account?";
    readonly "blockHint": "All devices are signed out, and API keys stop working, until it is unblocked. Documents and shared links stay.";
    readonly "blockDone": "The account is blocked";
    readonly "unblock": "Unblock account";
    readonly "unblockTitle": "Unblock this account?";
    readonly "unblockHint": "The owner can sign in again, and API keys work again.";
    readonly "unblockDone": "The account is unblocked";
  };
  readonly "staff-coupons": {
    readonly "title": "Coupons";
    readonly "hint": "Issued to accounts, and taken off the price of an order.";
    readonly "create": "Create coupons";
    readonly "createHint": "The terms cannot be changed afterwards. Creating issues none.";
    readonly "createConfirm": "Create";
    readonly "created": "The coupons were created";
    readonly "empty": "No coupons yet";
    readonly "emptyHint": "Create a kind of coupon first, then issue it to accounts.";
    readonly "name": "Name";
    readonly "nameHint": "Buyers see it.";
    readonly "saves": "What a coupon saves";
    readonly "saves_amount": "An amount";
    readonly "saves_percent": "A share of the price";
    readonly "amount": "Amount in yuan";
    readonly "percent": "Percent";
    readonly "amountHint": "For example 5 or 4.50.";
    readonly "minimum": "Minimum price in yuan";
    readonly "minimumHint": "0 for none. After a campaign’s discount.";
    readonly "plans": "Applies to";
    readonly "plansHint": "Tick none for everything.";
    readonly "planMonths": "{tier}, {count, plural, one {# month} other {# months}}";
    readonly "planDays": "{tier}, {count, plural, one {# day} other {# days}}";
    readonly "planWords": "{count, plural, one {# word} other {# words}}";
    readonly "quota": "How many can be issued";
    readonly "perAccount": "How many to one account";
    readonly "valid": "Valid";
    readonly "valid_days": "For days after the issue";
    readonly "valid_date": "Until a date";
    readonly "days": "Days";
    readonly "date": "Last day";
    readonly "dateHint": "Until midnight in Shanghai.";
    readonly "returnable": "A full refund makes the coupon usable again";
    readonly "off": "{amount} off";
    readonly "offPercent": "{percent} off";
    readonly "from": "from {amount}";
    readonly "anyPrice": "any price";
    readonly "forAll": "everything";
    readonly "lastsDays": "{count, plural, one {# day} other {# days}} from issue";
    readonly "lastsUntil": "until {time}";
    readonly "perAccountOf": "{count, plural, one {# per account} other {# per account}}";
    readonly "returned": "returned after a full refund";
    readonly "issued": "{issued, number} of {quota, number} issued";
    readonly "available": "{count, number} usable";
    readonly "held": "{count, number} held";
    readonly "used": "{count, number} used";
    readonly "expired": "{count, number} expired";
    readonly "saved": "{amount} saved";
    readonly "reused": "{count, plural, one {# late payment} other {# late payments}} after the coupon was used elsewhere";
    readonly "stopped": "not issued any more";
    readonly "issue": "Issue";
    readonly "issueOf": "Issue {name}";
    readonly "issueHint": "Each account gets one coupon.";
    readonly "accounts": "Accounts";
    readonly "accountsHint": "One per line: phone number, e-mail address or account id. At most {count}.";
    readonly "issueDone": "{count, plural, =0 {No coupon was issued} one {# coupon was issued} other {# coupons were issued}}";
    readonly "skipped": "These accounts got none:";
    readonly "skipped_not_found": "{account}: no such account";
    readonly "skipped_limit": "{account}: has as many as allowed";
    readonly "turnOff": "Stop issuing";
    readonly "turnOffOf": "Stop issuing {name}";
    readonly "turnOffHint": "Issued coupons stay usable.";
    readonly "turnedOff": "No more coupons of this kind are issued";
    readonly "turnOn": "Issue again";
    readonly "turnOnOf": "Allow issuing {name} again";
    readonly "turnOnHint": "Coupons of this kind can be issued again.";
    readonly "turnedOn": "Coupons of this kind can be issued again";
  };
  readonly "staff-jobs": {
    readonly "title": "Jobs";
    readonly "hint": "Background jobs are retried by themselves. One that has failed for good can be run again here.";
    readonly "reload": "Reload";
    readonly "states": "States";
    readonly "state_failed": "Failed {count, number}";
    readonly "state_waiting": "Waiting {count, number}";
    readonly "state_running": "Running {count, number}";
    readonly "list_failed": "Failed jobs";
    readonly "list_waiting": "Waiting jobs";
    readonly "list_running": "Running jobs";
    readonly "empty_failed": "No job has failed";
    readonly "empty_waiting": "No job is waiting";
    readonly "empty_running": "No job is running";
    readonly "at_failed": "Failed {time}";
    readonly "at_waiting": "Due {time}";
    readonly "at_running": "Started {time}";
    readonly "created": "Created {time}";
    readonly "failures": "{count, plural, one {# failed attempt} other {# failed attempts}}";
    readonly "retry": "Run again";
    readonly "retryTitle": "Run again: {name}";
    readonly "retryHint": "The job is queued again and runs soon. Make sure that the cause of the failure is gone.";
    readonly "retried": "The job is queued again";
  };
  readonly "staff-models": {
    readonly "title": "Text models";
    readonly "hint": "The models behind rewriting, continuing and chat. Changes apply to all processes at once, without a restart.";
    readonly "environment": "The environment names a service, which applies; the settings here have no effect.";
    readonly "features": "State of the features";
    readonly "state_on": "Available";
    readonly "state_off": "Not set up";
    readonly "state_down": "No answer";
    readonly "feature_rewrite": "Rewriting";
    readonly "feature_revise": "Actions on a selection";
    readonly "feature_continue": "Continuing";
    readonly "feature_inspire": "Inspire";
    readonly "feature_chatV3": "Chat V3";
    readonly "feature_chatV4": "Chat V4";
    readonly "feature_deepseek": "DeepSeek chat";
    readonly "way": "Where texts are generated";
    readonly "way_service": "Key of a service";
    readonly "way_local": "This machine";
    readonly "way_none": "None";
    readonly "wayHint_service": "Any OpenAI-compatible server, including your own vLLM, Ollama or llama-server.";
    readonly "wayHint_local": "A model file in the folder models of the data directory. Texts stay on this machine.";
    readonly "wayHint_none": "Rewriting is offered in its light form only; the other writing tools are hidden.";
    readonly "url": "Address";
    readonly "urlHint": "The part before /chat/completions, such as https://api.example.com/v1";
    readonly "model": "Name of the model";
    readonly "modelHint": "As the service spells it";
    readonly "key": "Key";
    readonly "keyHint": "Leave it empty for a service without keys. It is stored encrypted and not shown again.";
    readonly "keyStored": "A key is stored. Leave this empty to keep it; another server needs it again.";
    readonly "removeKey": "Remove the stored key";
    readonly "file": "Model file";
    readonly "addonMissing": "The add-on for models on this machine is not installed. Run inkstone addon local-model on the server, then restart it.";
    readonly "filesMissing": "There is no model file in the folder models of the data directory yet. Download one with inkstone model get, or add one with inkstone model add.";
    readonly "overrides": "Other models for single features";
    readonly "overridesHint": "Leave a field empty to use the model above; off turns the feature off.";
    readonly "test": "Test";
    readonly "tested": "First text after {time}";
    readonly "save": "Save";
    readonly "saveTitle": "Change the text model?";
    readonly "saveHint": "Answers that are being written are finished by the former model.";
    readonly "saved": "The settings were saved.";
  };
  readonly "staff-organisations": {
    readonly "title": "Organisations";
    readonly "hint": "The word lists of an organisation apply to all its members.";
    readonly "add": "Add an organisation";
    readonly "addHint": "It has no members at first.";
    readonly "addConfirm": "Add";
    readonly "name": "Name";
    readonly "empty": "No organisations yet";
    readonly "emptyHint": "Add one for a company, school or team that shares word lists.";
    readonly "members": "{count, plural, =0 {no members} one {# member} other {# members}}";
    readonly "back": "All organisations";
    readonly "memberList": "Members";
    readonly "noMembers": "No members yet";
    readonly "noMembersHint": "Members write with the word lists of this organisation.";
    readonly "join": "Add a member";
    readonly "account": "Account";
    readonly "accountHint": "Phone number, e-mail address or account id.";
    readonly "joinDone": "The member was added";
    readonly "joinedAlready": "This account is a member already";
    readonly "joined": "Joined {time}";
    readonly "leave": "Remove";
    readonly "leaveOf": "Remove {name}";
    readonly "leaveHint": "The word lists of the organisation no longer apply to this account. The account and its documents stay.";
    readonly "leaveDone": "The member was removed";
  };
  readonly "staff-prices": {
    readonly "title": "Prices";
    readonly "hint": "Prices are added and never changed: the one that began last holds, and after its end the one before it.";
    readonly "unlisted": "Not listed: sold by campaigns only";
    readonly "add": "Add a price";
    readonly "addOf": "Add a price: {name}";
    readonly "addHint": "Orders that exist keep their price. The addition is written to the audit log.";
    readonly "added": "Price added";
    readonly "state_holds": "Current";
    readonly "state_scheduled": "Scheduled";
    readonly "state_replaced": "Replaced";
    readonly "state_over": "Over";
    readonly "campaignOf": "Campaign {campaign}";
    readonly "abroad": "abroad {price}";
    readonly "from": "from {time}";
    readonly "to": "to {time}";
    readonly "copy": "Copy";
    readonly "copyOf": "Copy the link of {campaign}";
    readonly "copied": "Link copied";
    readonly "copyFailed": "The link could not be copied. Select it instead.";
    readonly "amount": "Price in yuan";
    readonly "amountHint": "Such as 19.90.";
    readonly "amountWrong": "Please enter amounts such as 19.90.";
    readonly "campaign": "Campaign";
    readonly "campaignHint": "Empty for the price of everybody. Otherwise a name of lower-case letters, digits and hyphens: only buyers with its link get this price.";
    readonly "begin": "Begins";
    readonly "beginHint": "In your time zone. Empty for now.";
    readonly "end": "Ends";
    readonly "endHint": "Empty for no end.";
    readonly "usd": "Shown abroad, in US dollars";
    readonly "usdHint": "Optional. It is not charged.";
    readonly "plan_day": "{tier}, {count, plural, one {# day} other {# days}}";
    readonly "plan_month": "{tier}, {count, plural, one {# month} other {# months}}";
    readonly "words": "{count, plural, one {# word} other {# words}} for Inspire";
    readonly "tier_vip": "Plus";
    readonly "tier_vvip": "Pro";
  };
  readonly "staff-settings": {
    readonly "title": "Settings";
    readonly "hint": "The settings that the answering process uses, for reading only. They are changed by environment variables and a restart. Secrets are not shown.";
    readonly "filter": "Filter by name";
    readonly "givenOnly": "Only those that were set";
    readonly "count": "{count, plural, one {# setting} other {# settings}}";
    readonly "empty": "No setting matches";
    readonly "secret": "set, not shown";
    readonly "unset": "not set";
    readonly "given": "set";
  };
  readonly "terms": {
    readonly "description": "Inkstone's user agreement, privacy policy and other terms.";
    readonly "version": "Version {version}, in force from {day}";
    readonly "template": "This is a template that comes with the product. No lawyer of this site's operator has checked it yet.";
    readonly "otherLanguage": "This document is not available in your language. You are reading the original.";
    readonly "outdated": "This is an earlier version. A later one has taken its place.";
    readonly "print": "Print";
    readonly "versions": "Versions";
    readonly "compare": "compare with {version}";
    readonly "compared": "What differs from version {version} is marked.";
    readonly "added": "Added";
    readonly "removed": "Removed";
    readonly "others": "Other documents";
    readonly "changedTitle": "The terms have changed";
    readonly "changedText": "Please read the new version and agree to go on. Your writing is being saved as usual.";
    readonly "changedLeave": "If you do not agree, you can export all documents or close the account on the <account>account page</account>, or sign out.";
    readonly "later": "Decide later";
    readonly "agree": "Agree";
  };
  readonly "trial": {
    readonly "keptTitle": "Text from the trial";
    readonly "keptSaved": "Your text from the trial is now a document";
    readonly "keptOpen": "Open";
    readonly "keptFailed": "Your text from the trial is not saved as a document yet. It is still kept in this tab.";
    readonly "keptRetry": "Try again";
    readonly "saveTitle": "Save this text as a document";
    readonly "saveText": "The writing page opens with your text, its formatting and what you have ignored.";
    readonly "save": "Save as a document";
    readonly "sampleText": "The new version have many improvement. We recieved alot of feedbacks from early users, and and most of them was very helpful.\n\n上周五，我们在杭洲召开了产品评审会,参会人员共计大约三十人左右。会上大家一致认为，新版本的登陆流程太复杂了，需要进一步的简化。。\n\nOn monday we will publish the beta version.";
    readonly "sampleTitle": "Sample: find the mistakes";
    readonly "makeSample": "Open a sample";
  };
  readonly "usage": {
    readonly "heading": "Usage";
    readonly "tierIs": "Your plan is {tier}.";
    readonly "toPlans": "See the plans";
    readonly "today": "Today";
    readonly "resets": "Counted from midnight to midnight in Beijing. The count begins again at {time} your time, {relative}.";
    readonly "unlimited": "No daily limit. {used, plural, one {# word} other {# words}} used today.";
    readonly "notIncluded": "Not part of your plan";
    readonly "usedOf": "{used} of {limit} words used";
    readonly "left": "{count, plural, one {# word left} other {# words left}}";
    readonly "why": "Why can or can’t I?";
    readonly "whyHint": "What decides whether you can use a feature now.";
    readonly "whichFeature": "Feature";
    readonly "youCan": "{feature}: you can use it now";
    readonly "youCannot": "{feature}: you cannot use it now";
    readonly "liftedBy": "{tier} would lift this.";
    readonly "grants": "Where {tier} comes from";
    readonly "noGrants": "Every account has Basic; nothing else was bought or given.";
    readonly "running": "Running";
    readonly "fromTo": "{from} – {to}";
    readonly "toOrder": "See the order";
    readonly "packages": "Word packages";
    readonly "packagesHint": "For Inspire and chat. The package that expires first is used first.";
    readonly "noPackages": "You have no word package.";
    readonly "toPackages": "Get words";
    readonly "packageExpires": "Expires {relative}";
    readonly "packageLeft": "{left} of {words} words left";
    readonly "debits": "Every debit";
    readonly "debitsHint": "What was counted or taken from a package, newest first.";
    readonly "noDebits": "Nothing has been counted yet.";
    readonly "when": "When";
    readonly "forWhat": "Feature";
    readonly "document": "Document";
    readonly "wordCount": "Words";
    readonly "noDocument": "Without a document";
    readonly "untitled": "Untitled";
    readonly "more": "Show more";
    readonly "feature": {
      readonly "proofread": "Proofreading";
      readonly "translate": "Translation";
      readonly "rewrite": "Rewriting";
      readonly "continue": "Continuing";
      readonly "inspire": "Inspire";
    };
    readonly "reason": {
      readonly "unlimited": "{tier} has no daily limit for it.";
      readonly "within_limit": "{used} of {limit} words are used today; {left} are left until {time}.";
      readonly "daily_limit": "All {limit} words of today are used. The count begins again at {time}.";
      readonly "tier": "It is not part of {tier}.";
    };
    readonly "source": {
      readonly "order": "bought";
      readonly "trial": "free trial";
      readonly "campaign": "from a campaign";
      readonly "organisation": "from your organisation";
      readonly "operator": "given by our support";
      readonly "grace": "extension while a renewal is charged again";
    };
  };
  readonly "versions": {
    readonly "title": "Version history";
    readonly "intro": "Earlier texts of this document. They are kept by themselves while you write.";
    readonly "saveNow": "Name this version";
    readonly "saved": "Version kept";
    readonly "name": "Name of the version";
    readonly "nameExample": "e.g. First draft";
    readonly "nameApply": "Save name";
    readonly "rename": "Name";
    readonly "notSaved": "The latest changes are not on the server yet. Please try again when you are online.";
    readonly "loading": "Loading versions";
    readonly "empty": "No versions yet";
    readonly "emptyHint": "The first one is kept when you have written for a while.";
    readonly "again": "Try again";
    readonly "more": "Older versions";
    readonly "keptCount": "Your plan keeps {count, plural, one {# version} other {# versions}} of each document, spread over time. Named ones stay until you remove them.";
    readonly "keptDays": "Your plan keeps all versions of the last {days, plural, one {day} other {# days}}. Named ones stay until you remove them.";
    readonly "readOnly": "Read only";
    readonly "words": "{count, plural, one {# word} other {# words}}";
    readonly "added": "{count, plural, one {# word added} other {# words added}}";
    readonly "removed": "{count, plural, one {# word removed} other {# words removed}}";
    readonly "automatic": "Kept automatically";
    readonly "imported": "Imported";
    readonly "restoredFrom": "Restored from {time}";
    readonly "beforeDeletion": "Before a large deletion";
    readonly "beforeRestoring": "Before restoring";
    readonly "showChanges": "Show changes";
    readonly "compareWith": "Compare with";
    readonly "withBefore": "Compare with the version before";
    readonly "withPresent": "Compare with the current text";
    readonly "addedThen": "Added in this version";
    readonly "removedThen": "Removed in this version";
    readonly "comesBack": "Comes back when restored";
    readonly "goesAway": "Goes away when restored";
    readonly "formatChanged": "Formatting changed";
    readonly "changes": "{count, plural, =0 {No changes} one {# change} other {# changes}}";
    readonly "changeOf": "{place, number} of {count, number}";
    readonly "previousChange": "Previous change (Alt+↑)";
    readonly "nextChange": "Next change (Alt+↓)";
    readonly "comparing": "Comparing…";
    readonly "text": "Text of this version";
    readonly "restore": "Restore";
    readonly "notes": "{count, plural, one {# note} other {# notes}}";
    readonly "noteDone": "Done";
    readonly "restoreHint": "Your current text is kept as a version.";
    readonly "restored": "Version restored";
    readonly "sameAlready": "The text is already like this version";
    readonly "undo": "Undo";
    readonly "undone": "Your text is back";
    readonly "remove": "Remove";
    readonly "removeAsk": "Remove this version for good?";
    readonly "removeApply": "Remove version";
  };
  readonly "words": {
    readonly "heading": "Word list";
    readonly "hint": "A word comes here by itself when you have looked up or corrected it three times. What you delete stays away.";
    readonly "review": "{count, plural, =0 {Nothing to review} one {Review # word} other {Review # words}}";
    readonly "word": "Word";
    readonly "example": "Sentence with the word (optional)";
    readonly "add": "Add";
    readonly "added": "“{word}” was added";
    readonly "search": "Find a word";
    readonly "csv": "Export as CSV";
    readonly "csvHint": "A table for spreadsheets";
    readonly "anki": "Export for Anki";
    readonly "ankiHint": "A text file: in Anki, choose File › Import";
    readonly "count": "{count, plural, one {# word} other {# words}}";
    readonly "empty": "No words yet";
    readonly "emptyHint": "Write on. Words that you get wrong more than once are gathered here.";
    readonly "noneFound": "No “{text}” here";
    readonly "again": "Try again";
    readonly "more": "Show more";
    readonly "insteadOf": "Instead of";
    readonly "zh": "Chinese";
    readonly "en": "English";
    readonly "addedOn": "Added {date}";
    readonly "remove": "Delete “{word}”";
    readonly "removed": "“{word}” was deleted";
    readonly "undo": "Undo";
    readonly "reviewTitle": "Review";
    readonly "knowIt": "Do you know this word?";
    readonly "left": "{count, plural, one {# card left} other {# cards left}}";
    readonly "close": "Close";
    readonly "show": "Show the word";
    readonly "known": "Knew it";
    readonly "unknown": "Did not know";
    readonly "done": "Done for now. What you knew comes again later, the rest in a few minutes.";
    readonly "gap": "gap";
  };
  readonly "writing": {
    readonly "pageTitle": "{title} · Writing";
    readonly "untitled": "Untitled";
    readonly "titleLabel": "Title";
    readonly "titleHint": "Title";
    readonly "bodyLabel": "Text";
    readonly "bodyHint": "Write here, or paste your text.";
    readonly "backToDocuments": "Back to documents";
    readonly "opening": "Opening the document";
    readonly "saved": "Saved";
    readonly "saving": "Saving…";
    readonly "savingUnkept": "Saving… Please keep this page open.";
    readonly "offlineKept": "Offline: {count, plural, one {# change} other {# changes}} kept on this device";
    readonly "offlineClean": "Offline: nothing unsaved";
    readonly "offlineUnkept": "Offline: {count, plural, one {# change} other {# changes}} not kept yet";
    readonly "notSavedKept": "Cannot save: {reason} Your changes are kept on this device.";
    readonly "notSaved": "Cannot save: {reason}";
    readonly "readOnly": "Read only";
    readonly "words": "{count, plural, one {# word} other {# words}}";
    readonly "counts": "Words and characters";
    readonly "countWords": "Words";
    readonly "countCharacters": "Characters with spaces";
    readonly "countCharactersBare": "Characters without spaces";
    readonly "countParagraphs": "Paragraphs";
    readonly "countHint": "A Chinese character counts as one word; so does a Latin word or a run of digits. Punctuation does not count.";
    readonly "toolbar": "Formatting";
    readonly "paragraph": "Text";
    readonly "heading1": "Heading 1";
    readonly "heading2": "Heading 2";
    readonly "heading3": "Heading 3";
    readonly "blockStyle": "Paragraph style";
    readonly "bold": "Bold";
    readonly "italic": "Italic";
    readonly "underline": "Underline";
    readonly "strike": "Strike through";
    readonly "code": "Inline code";
    readonly "bulletList": "Bulleted list";
    readonly "orderedList": "Numbered list";
    readonly "taskList": "Task list";
    readonly "blockquote": "Quote";
    readonly "codeBlock": "Code block";
    readonly "rule": "Divider";
    readonly "link": "Link";
    readonly "image": "Picture";
    readonly "table": "Table";
    readonly "undo": "Undo";
    readonly "redo": "Redo";
    readonly "tableRowAbove": "Insert row above";
    readonly "tableRowBelow": "Insert row below";
    readonly "tableColumnLeft": "Insert column left";
    readonly "tableColumnRight": "Insert column right";
    readonly "tableDeleteRow": "Delete row";
    readonly "tableDeleteColumn": "Delete column";
    readonly "tableDelete": "Delete table";
    readonly "linkAddress": "Link address";
    readonly "linkHint": "A web, mail or phone address";
    readonly "linkInvalid": "This address cannot be used as a link.";
    readonly "linkApply": "Add link";
    readonly "linkRemove": "Remove link";
    readonly "linkOpen": "Open link";
    readonly "imageFailed": "The picture could not be inserted: {reason}";
    readonly "imageAbsent": "Picture not on this device; shown once you are connected";
    readonly "imageOffline": "You are offline. A picture has to reach the server before it can stand in the text: please insert it again once you are connected.";
    readonly "pasteTooLarge": "At most {limit, number} characters can be pasted at once. Please paste in parts.";
    readonly "view": "View";
    readonly "panel": "Proofreading";
    readonly "openPanel": "Open proofreading";
    readonly "closePanel": "Close proofreading";
    readonly "officialDocument": "Check as a Chinese official document";
    readonly "officialDocumentHint": "Document number, addressee, heading levels, date, fixed phrases.";
    readonly "findings": "{count, plural, =0 {Nothing found} one {# suggestion} other {# suggestions}}";
    readonly "findingsSoFar": "{count, plural, one {# suggestion so far} other {# suggestions so far}}";
    readonly "checking": "Checking…";
    readonly "checkWaiting": "Checked when you pause…";
    readonly "checkFailed": "Checking is not possible right now. It is tried again by itself.";
    readonly "englishLoading": "Still loading the English dictionary…";
    readonly "englishPartly": "Spelling is checked; a more thorough check of the English follows.";
    readonly "englishFailed": "Part of the English check could not be loaded, so mistakes may be missed.";
    readonly "serverUnreached": "Checked without the server’s Chinese model: some wrong characters may be missed. It is tried again by itself.";
    readonly "limitReached": "The daily limit does not suffice for the rest of the text. This device goes on checking it; what only the server finds is missing there.";
    readonly "limitLeft": "{left, number} of today’s {limit, number} words are left.";
    readonly "modelMissing": "This server has no Chinese model: some wrong characters may be missed.";
    readonly "wholeFailed": "The form of the official document could not be checked.";
    readonly "allClear": "Nothing found";
    readonly "nothingSoFar": "Nothing found so far";
    readonly "nothingToCheck": "No text to check yet";
    readonly "allClearText": "Write on. New text is checked as it comes.";
    readonly "nothingYet": "Suggestions appear here when there is text.";
    readonly "noneInFilter": "Nothing of this kind.";
    readonly "filter": "Kind";
    readonly "filterAll": "All kinds";
    readonly "strictness": "Show";
    readonly "strictnessAll": "All findings";
    readonly "strictnessSure": "Likely mistakes";
    readonly "strictnessCertain": "Sure mistakes";
    readonly "categorySpelling": "Spelling";
    readonly "categoryGrammar": "Grammar";
    readonly "categoryPunctuation": "Punctuation";
    readonly "categoryTypography": "Typography";
    readonly "categoryWordChoice": "Word choice";
    readonly "categoryRedundancy": "Redundancy";
    readonly "categoryStyle": "Style";
    readonly "categorySensitive": "Sensitive wording";
    readonly "categoryOfficial": "Official style";
    readonly "languageZh": "Chinese";
    readonly "languageEn": "English";
    readonly "sourceRule": "Rule";
    readonly "sourceHarper": "Harper";
    readonly "sourceServer": "Context";
    readonly "accept": "Accept";
    readonly "deleteText": "Delete";
    readonly "otherSuggestions": "Other suggestions";
    readonly "ignoreOnce": "Ignore here";
    readonly "ignoreAlways": "Never show";
    readonly "addToWords": "Add to my words";
    readonly "addedToWords": "“{word}” is one of your words now";
    readonly "acceptKind": "Accept the certain ones of {count, number} of this kind";
    readonly "acceptShown": "Accept all that are certain";
    readonly "noSuggestion": "There is no ready correction; please decide yourself.";
    readonly "original": "Original";
    readonly "suggestion": "Suggestion";
    readonly "acceptedMany": "{count, plural, one {# suggestion} other {# suggestions}} accepted";
    readonly "acceptedLeft": "{count, plural, one {# is} other {# are}} left for you to decide.";
    readonly "acceptFailed": "The result could not be checked, so nothing was changed. Please try again.";
    readonly "acceptDialogTitle": "Make {count, number} changes?";
    readonly "acceptDialogText": "{count, plural, =0 {Untick what is to stay.} one {Untick what is to stay. # more suggestion is left for you to decide.} other {Untick what is to stay. # more suggestions are left for you to decide.}}";
    readonly "acceptChosen": "Make {count, plural, one {# change} other {# changes}}";
    readonly "chooseAll": "Tick all";
    readonly "chooseNone": "Untick all";
    readonly "moreChanges": "Show {count, number} more";
    readonly "perhaps": "Perhaps";
    readonly "equalFindings": "{count, number} times";
    readonly "acceptEqual": "Accept all {count, number}";
    readonly "ignoreEqual": "Ignore all {count, number}";
    readonly "ignoredMany": "Ignored in {count, plural, one {# place} other {# places}}";
    readonly "guessReadings": "Either can be right: “{from}” or “{to}”. About {share, number} in 10 such suggestions are right.";
    readonly "ignoredOnce": "Ignored here";
    readonly "ignoredAlways": "“{text}” will not be shown again on this device";
    readonly "findingGone": "This text has changed; the suggestion no longer applies.";
    readonly "next": "Next";
    readonly "previous": "Previous";
    readonly "position": "{index, number} of {count, number}";
    readonly "shortcuts": "Keyboard shortcuts";
    readonly "close": "Close";
    readonly "keyNext": "Next suggestion";
    readonly "keyPrevious": "Previous suggestion";
    readonly "keyAccept": "Accept and go on";
    readonly "keyIgnoreOnce": "Ignore here and go on";
    readonly "keyHeading": "Heading 1 to 3";
    readonly "keyHelp": "Show shortcuts";
    readonly "keyTable": "Type | a | b | and press Enter for a table";
    readonly "trashedTitle": "This document is in the trash";
    readonly "trashedText": "Restore it to go on writing.";
    readonly "restore": "Restore";
    readonly "trialPageTitle": "Try proofreading without an account";
    readonly "trialDescription": "Paste Chinese or English and see mistakes in spelling, punctuation and typography at once. Up to {limit, number} words; the server stores none of them.";
    readonly "trialHeading": "Try the proofreading";
    readonly "trialIntro": "Paste or type Chinese or English. Mistakes are marked at once and fixed with a click. Up to {limit, number} words.";
    readonly "trialNotStored": "Your text is used for checking only. Most of it happens in your browser; a further check runs in the server’s memory, is not written to the database and not logged. The text stays in this tab of this device alone, so that you can go on with it after signing in. It is gone when you close the tab, or two hours after you leave this page.";
    readonly "trialBodyLabel": "Text to try";
    readonly "trialBodyHint": "Paste or type your text here.";
    readonly "trialCounter": "{count, number} / {limit, number} words";
    readonly "trialClear": "Clear";
    readonly "trialCopy": "Copy all";
    readonly "trialCopied": "Copied";
    readonly "trialCopyFailed": "The browser does not allow copying; please select the text yourself.";
    readonly "trialSample": "Use a sample";
    readonly "trialLimitTitle": "The trial takes up to {limit, number} words";
    readonly "trialLimitText": "This text has {count, number} words; the part above the limit was left out. The download has no limit, but the apps are not published yet. Until then, sign up and go on in the browser: no limit of length, saved for you, in step on all your devices.";
    readonly "trialLimitRegister": "Sign up free";
    readonly "trialLimitStay": "Go on with the first {limit, number} words";
    readonly "trialRegisterTitle": "Want to keep your text?";
    readonly "trialRegisterText": "Sign up or sign in, and this text is your document, with its findings: saved as you type, in step on all your devices, at any length.";
    readonly "trialRegister": "Sign up free";
    readonly "retry": "Try again";
    readonly "otherDevice": "Another device";
    readonly "pages": "Pages";
    readonly "previousPage": "Previous page";
    readonly "nextPage": "Next page";
    readonly "more": "More";
    readonly "closeSide": "Close";
    readonly "properties": "Properties";
    readonly "propertySizes": "Size";
    readonly "propertyCharacters": "Characters, no spaces or punctuation";
    readonly "propertyCharactersSpaces": "Characters with spaces";
    readonly "propertyCharactersAll": "Characters with spaces and punctuation";
    readonly "propertyLines": "Lines";
    readonly "propertyTimes": "Time";
    readonly "readingTime": "To read";
    readonly "speakingTime": "To read aloud";
    readonly "seconds": "{count, number} s";
    readonly "minutes": "{count, number} min";
    readonly "readabilityChinese": "Readability of the Chinese";
    readonly "readabilityChineseHint": "School year by the formula of Jing (1995), the mean over passages of 500 characters; common characters are those of GB/T 2312 level 1.";
    readonly "gradeJing": "School year";
    readonly "gradePrimary": "Primary school, year {year, number}";
    readonly "gradeMiddle": "Lower secondary school, year {year, number}";
    readonly "gradeHigh": "Upper secondary school, year {year, number}";
    readonly "gradeUniversity": "University";
    readonly "uncommon": "Uncommon characters";
    readonly "uncommonIn": "{count, plural, =0 {fewer than 1 in 1,000} other {about # in 1,000}}";
    readonly "sentenceCharacters": "Characters per sentence";
    readonly "clauseCharacters": "Characters per clause";
    readonly "readabilityEnglish": "Readability of the English";
    readonly "readabilityEnglishHint": "A higher Flesch Reading Ease is easier, 60 to 70 is plain prose; the others are years of American school.";
    readonly "sentenceWords": "Words per sentence";
    readonly "readabilityTooShort": "There is too little text yet to tell how readable it is.";
    readonly "moreFormats": "More formats";
    readonly "superscript": "Superscript";
    readonly "subscript": "Subscript";
    readonly "highlight": "Highlight";
    readonly "alignLeft": "Align left";
    readonly "alignCenter": "Centre";
    readonly "alignRight": "Align right";
    readonly "alignJustify": "Justify";
    readonly "footnote": "Footnote";
    readonly "footnoteNumber": "Footnote {number, number}";
    readonly "footnoteText": "Text of the footnote";
    readonly "footnoteDone": "Done";
    readonly "footnoteRemove": "Remove footnote";
    readonly "changes": "{count, plural, one {# tracked change} other {# tracked changes}}";
    readonly "changesBar": "Tracked changes";
    readonly "changePrevious": "Previous change";
    readonly "changeNext": "Next change";
    readonly "changeAccept": "Accept";
    readonly "changeReject": "Reject";
    readonly "changeAcceptAll": "Accept all";
    readonly "changeRejectAll": "Reject all";
    readonly "keyAlign": "Align left, centre, right, both sides";
    readonly "reload": "Reload the page";
    readonly "headingDeeper": "Heading {level, number}";
    readonly "notes": "Notes";
    readonly "addNote": "Add a note";
    readonly "noNotes": "No notes yet";
    readonly "noNotesHint": "Select words in the text and choose “Add a note” to write one on them.";
    readonly "noNotesKeys": "Or press {keys}.";
    readonly "noteLabel": "Note";
    readonly "noteHint": "What is to be said about these words?";
    readonly "noteKeep": "Keep";
    readonly "noteReply": "Reply";
    readonly "noteShow": "Show these words in the text";
    readonly "noteGone": "Its words are gone";
    readonly "noteDone": "Done";
    readonly "noteMarkDone": "Mark as done";
    readonly "noteReopen": "Open again";
    readonly "noteEdit": "Edit";
    readonly "noteDelete": "Delete";
    readonly "noteDeleted": "The note was deleted";
    readonly "noteAttach": "Put on the selection";
    readonly "noteAttachHint": "Select words in the text first.";
    readonly "notesOf": "{title} notes";
    readonly "notesMarkdown": "Save as Markdown";
    readonly "notesCsv": "Save as CSV";
    readonly "noteQuote": "Words";
    readonly "noteWritten": "Written";
    readonly "wordLearned": "Now in your word list: {words}";
    readonly "missingTitle": "There is no such document";
    readonly "missingText": "It may have been deleted for good or belong to another account, or the link is incomplete.";
    readonly "generated": "Some of this text was generated by AI.";
  };
}
