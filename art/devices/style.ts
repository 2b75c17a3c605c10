/** The styles that all devices share: case, glass, panels. */
export const style = `
*{box-sizing:border-box;margin:0}
body{font:500 13px/1.2 var(--text);color:#f1ede6;background:transparent;-webkit-font-smoothing:antialiased}
svg{display:block;width:22px;height:22px}
ul{list-style:none;padding:0}
.case{position:relative;background:#0b0c15;box-shadow:inset 0 0 0 1.5px #3b3e55,inset 0 0 0 4px #12131f}
.glass{position:absolute;overflow:hidden;background:#24273d}
.panel{position:absolute;background:#191b2ff0;box-shadow:0 14px 40px #0a0b1899,inset 0 0 0 1px #ffffff17}
.card{background:#f7f1e6;overflow:hidden;color:#1b1e33}
.card img{display:block;width:100%}
.tools{display:flex;align-items:center}
.tools>*{display:grid;place-items:center}
.held{background:#f7f1e6;color:#1b1e33}
.paint{border-radius:50%;border:3px solid #f7f1e6}
.wide{width:1440px;height:972px}.wide.case{border-radius:48px}.wide .glass{inset:22px;border-radius:27px}
.dock{left:50%;bottom:22px;translate:-50%;padding:8px;gap:6px;border-radius:22px}.dock>*{width:47px;height:47px;border-radius:15px}.dock .paint{border-radius:50%}
.top{left:24px;top:22px;border-radius:17px;padding:6px}.top span{width:44px;height:42px}
`
