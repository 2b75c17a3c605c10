// React decides once, when it is first loaded, which of its two builds it is: this module must be imported first.
process.env.NODE_ENV ??= 'production'
