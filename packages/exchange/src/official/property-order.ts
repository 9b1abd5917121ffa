/**
 * The order of properties that Word requires; strict readers refuse files with another order (ISO/IEC
 * 29500-1, 17.3.1.26, 17.3.2.28, 17.6.17 and 17.15.1.78).
 */
export const propertyOrder: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': named(`
    pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr
    shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN
    bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc
    textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange`),
  'w:rPr': named(`
    rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof
    snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd
    fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath`),
  'w:sectPr': named(`
    headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders
    lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid`),
  'w:settings': named(`
    writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries
    displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData
    embedTrueTypeFonts embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins
    alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop
    hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState formsDesign
    attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge
    revisionView trackRevisions doNotTrackMoves doNotTrackFormatting documentProtection
    autoFormatOverride styleLockTheme styleLockQFSet defaultTabStop autoHyphenation
    consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps showEnvelope summaryLength
    clickAndTypeStyle defaultTableStyle evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting
    bookFoldPrintingSheets drawingGridHorizontalSpacing drawingGridVerticalSpacing
    displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery
    doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin drawingGridVerticalOrigin
    doNotShadeFormData noPunctuationKerning characterSpacingControl printTwoOnOne
    strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore savePreviewPicture
    doNotValidateAgainstSchema saveInvalidXml ignoreMixedContent alwaysShowPlaceholderText
    doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving saveThroughXslt showXMLTags
    alwaysMergeEmptyNamespace updateFields hdrShapeDefaults footnotePr endnotePr compat docVars
    rsids attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats
    doNotAutoCompressPictures forceUpgrade captions readModeInkLockDown smartTagType schemaLibrary
    shapeDefaults doNotEmbedSmartTags decimalSymbol listSeparator`),
};

function named(words: string): string[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => `w:${word}`);
}
