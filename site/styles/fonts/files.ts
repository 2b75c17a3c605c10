// Written by `npm run fonts`.

/** Addresses of the web fonts. The hash in a name is of the bytes, so they can be kept for ever. */
export const fontFiles = {
  fraunces: '/fonts/fraunces.66fd4c76.woff2',
  figtree: '/fonts/figtree.3ce4fd50.woff2',
  headingCn: '/fonts/heading-cn.fdf5d0b4.woff2',
  headingCnMore: '/fonts/heading-cn-more.d04dd924.woff2',
  headingJp: '/fonts/heading-jp.a2bf2444.woff2',
  headingJpMore: '/fonts/heading-jp-more.1e5bd789.woff2',
}

/** The characters in each heading face. */
export const headingGlyphs = {
  cn: '·—“”…、。《》「」『』一下中了从会位光册出动助卡哪四回在堂好始子学差已帮座建开张得心息户手才抱新最有来柠桌檬欢歉没注消灯点画的盏看空窗经见课账边迎还这里错闻页颗！（），：；？三上不与东两个串为么之也书买事二于五交人什以们件任份伴何余作你便保信做停先全八公六关其具再写几分切初别到刻前势十半单去又另只叫可叶合同名后向吧味和品唱喂器团图圈地坐块墙处外多够大天字它安定家宽寄密小就屉屋岛岸工己布带帧常幅干平年底式归录形影很忘忙快怎愿慢成我或所扇找把抽拆拇拉招拿指按挡挪据掉接提揭搜播支收改放数整料斜断方日早时星是晨更替望期未本机束条松板架样根椅次款歌正步每水求油法海涨淡添滑潮片版玻璃生用登百眼着睛知码确碗离种秒站笔第箱系索纸线绕给者联股背能自色节花菜落蒙装西要触订认记设词试说请资走起趁跟转过近迹退适选透遍道那邮都重钟钮钱门问间阅队隔集零露面颜黑',
  jp: '·—“”…、。《》「」『』〜あいえおかがきぎくこさしじすずせそたつてでとどなにのひまみもらりるわをんアイウエカジセタデトプヘペモラルレン・ー作光動卓同四席手授描新業着空窓見覚読起！（），：；？うぐけごぜぞだちっづはばふぶへべほむめゃやょよれろィェガキクグコシスチッテドニハバパヒピブボマムメャュリロワ一三上中乾事二五人介仕任会何使側働像先入八六具再出分切初前割助匂十取合名品問回地場塗壁外多大子字定密寝小届屋山島布帰年度引形影役後忘成戻所扉折押持指操数文料方日明時暗書最望朝期本机枚械棚椅検機次歌歩残水決油海消渡満滑潮版物生画百盛目瞬確秒秘立筆紙索紹絵続線考自色葉薄裏要親触記設試認誰買資質購超足跡辺近返退送通連週進道選部鉢録間除集頼餌駅',
}
