"""Opens a document in LibreOffice and runs its grammar checking on every paragraph.

Called by run.ts with the pipe on which soffice listens, the document's path, a time limit in seconds, and the words that
must be found. LibreOffice silently cancels a request after ten seconds, so the check is repeated until all these words are
found or the time limit is reached. Prints one JSON object per finding of the last check.
"""

import json
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException


def connect(pipe, deadline):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    while True:
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except NoConnectException:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


def paragraphs(document):
    """Yields the flat paragraphs in the order in which LibreOffice itself checks them."""
    proofreading = uno.getConstantByName("com.sun.star.text.TextMarkupType.PROOFREADING")
    iterator = document.getFlatParagraphIterator(proofreading, False)
    paragraph = iterator.getFirstPara()
    while paragraph is not None:
        yield paragraph
        paragraph = iterator.getNextPara()


def findings(iterator, document, paragraph):
    """Yields the findings of a paragraph, which is checked sentence by sentence as in LibreOffice."""
    text = paragraph.getText()
    start = 0
    while start < len(text):
        result = iterator.checkSentenceAtPosition(document, paragraph, text, uno.createUnoStruct(
            "com.sun.star.lang.Locale"), start, -1, -1)
        for error in result.aErrors:
            end = error.nErrorStart + error.nErrorLength
            yield {
                "text": text[error.nErrorStart:end],
                "suggestions": list(error.aSuggestions),
                "comment": error.aFullComment,
                "locale": f"{result.aLocale.Language}-{result.aLocale.Country}",
            }
        start = max(result.nStartOfNextSentencePosition, start + 1)


def check(iterator, document):
    return [finding for paragraph in paragraphs(document) for finding in findings(iterator, document, paragraph)]


def main(pipe, path, seconds, *wanted):
    deadline = time.monotonic() + float(seconds)
    context = connect(pipe, deadline)
    desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    hidden = PropertyValue(Name="Hidden", Value=True)
    document = desktop.loadComponentFromURL(uno.systemPathToFileUrl(path), "_blank", 0, (hidden,))
    iterator = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.linguistic2.ProofreadingIterator", context)
    while True:
        found = check(iterator, document)
        if {*wanted} <= {finding["text"] for finding in found} or time.monotonic() > deadline:
            break
    for finding in found:
        print(json.dumps(finding, ensure_ascii=False), flush=True)
    document.close(True)
    try:
        desktop.terminate()
    except Exception:  # noqa: BLE001 -- LibreOffice closes the connection while it answers
        pass


if __name__ == "__main__":
    main(*sys.argv[1:])
