declare module 'punycode.js' {
  const punycode: {
    /** Throws a RangeError for a string that is not Punycode. */
    decode(input: string): string;
  };
  export = punycode;
}
