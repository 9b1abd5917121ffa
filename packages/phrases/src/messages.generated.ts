// biome-ignore-all format: written by a program
// Written by packages/phrases/write-types.ts from messages/en; not to be edited.

/** Every key of the interface with its English words. */
export interface Messages {
  readonly "errors": {
    readonly "invalid_request": "The request is not well formed.";
    readonly "unknown_error": "An unknown error interrupted the service.";
    readonly "server_error": "The server has technical difficulties. Please try again later.";
    readonly "service_unavailable": "The service is not ready. Please try again in a moment.";
    readonly "network_error": "Network error, please check your network and retry.";
    readonly "unstable_network": "The network is unstable. Your text is kept on this device.";
    readonly "not_found": "This page cannot be found.";
    readonly "method_not_allowed": "This address does not take that kind of request.";
    readonly "body_too_large": "That is too large: at most {limit} can be sent at once.";
    readonly "too_many_requests": "Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.";
    readonly "cross_site_request": "The request came from another site and was refused.";
    readonly "sign_in_first": "Please sign in first.";
    readonly "access_denied": "You have no access to this.";
    readonly "invalid_token": "The sign-in token is not valid.";
    readonly "file_not_found": "The file does not exist.";
    readonly "file_in_trash": "The document is in the trash. Restore it to go on writing.";
    readonly "file_format_mismatch": "The file's format does not match.";
    readonly "title_required": "Please enter a title.";
    readonly "title_too_long": "The title is too long: at most {limit} characters.";
    readonly "image_too_large": "The picture is too large: at most {limit}.";
    readonly "invalid_sync_message": "The server did not understand what this page sent. Your text is kept on this device; please reload the page.";
    readonly "sync_version_unsupported": "This page is out of date. Your text is kept on this device; please reload the page.";
    readonly "document_too_large": "The document has become too large to save: at most {limit}. The latest changes are kept on this device only.";
    readonly "save_failed": "The server could not save the latest changes. They are kept on this device and will be sent again.";
    readonly "other_account": "Another account is signed in now. The latest changes are kept on this device for the account they belong to.";
  };
}
